import { createHash } from 'node:crypto';
import type { DemoBlog } from './read-demo.ts';

/** The place of a picture in the blogs of the demo. */
export interface PicturePlace {
  blog: Pick<DemoBlog, 'name'>;
  /** The index of its post in the blog, and of its block in the post. */
  post: number;
  block: number;
}

/** The id of a picture in the demo: the same each time, so that its post can be seeded before the picture is made. */
export const demoPictureId = ({ blog, post, block }: PicturePlace): string =>
  createHash('sha256').update(`${blog.name} ${post} ${block}`).digest('hex').slice(0, 32);

/** The pictures in these blogs: the id of each, the drawing in content/pictures, and the owner of the blog. */
export const picturesIn = (blogs: readonly DemoBlog[]) =>
  blogs.flatMap((blog) =>
    blog.posts.flatMap(({ blocks }, post) =>
      blocks.flatMap((each, block) =>
        'image' in each
          ? [{ id: demoPictureId({ blog, post, block }), drawing: each.image.picture, owner: blog.owner }]
          : [],
      ),
    ),
  );
