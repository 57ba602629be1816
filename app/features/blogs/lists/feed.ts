import { foldedFor } from '#app/platform/content-warnings/for-viewer.ts';
import { OPTIMIZATION_FENCE } from '#app/platform/database/list-queries.ts';
import { prepared } from '#app/platform/database/prepared.ts';
import { mountRss } from '#app/platform/http/mount-rss.ts';
import { PRODUCT } from '#app/product.ts';
import { BLOGS_FEED_PATH, BLOGS_PATH, postPath } from '../paths.ts';
import { isBlogShown, isPostShownInBlog } from '../shown.ts';

/** How many posts the feed has. */
const FEED_SIZE = 20;

/** Serves the newest posts that every visitor may read as RSS. */
export const mountBlogsFeed = mountRss({
  path: BLOGS_FEED_PATH,
  listPath: BLOGS_PATH,
  title: `Blogs op ${PRODUCT}`,
  description: 'Verhalen van deelnemers over leven met een nierziekte.',
  async list({ db }) {
    const posts = await listNewestPublic(db, {});
    return posts.map(({ id, title, blogId, blogTitle, description, publishedAt, contentWarnings }) => ({
      title,
      path: postPath({ id, title, blog: { id: blogId, title: blogTitle } }),
      description: foldedFor(null, contentWarnings) ?? description,
      publishedAt: publishedAt as Date,
    }));
  },
});

/**
 * The newest posts of public profiles. They are in the FEED_SIZE public blogs with the latest activity, which an index
 * finds: the last activity of a blog is its newest post.
 */
const listNewestPublic = prepared((db) =>
  db
    .selectFrom((eb) =>
      eb
        .selectFrom('blog')
        .innerJoinLateral(
          (lateral) =>
            lateral
              .selectFrom('member')
              .select('member.public')
              .whereRef('member.id', '=', 'blog.ownerId')
              .offset(OPTIMIZATION_FENCE)
              .as('owner'),
          (join) => join.onTrue(),
        )
        .select(['blog.id', 'blog.title'])
        .where(isBlogShown())
        .where('blog.postCount', '>', 0)
        .where('owner.public', '=', true)
        .orderBy('blog.lastActivityAt', 'desc')
        .orderBy('blog.id', 'desc')
        .limit(FEED_SIZE)
        .as('blog'),
    )
    .innerJoinLateral(
      (eb) =>
        eb
          .selectFrom('blogPost')
          .select(['id', 'title', 'description', 'publishedAt', 'contentWarnings'])
          .whereRef('blogPost.blogId', '=', 'blog.id')
          .where(isPostShownInBlog())
          .orderBy('publishedAt', 'desc')
          .orderBy('id', 'desc')
          .limit(FEED_SIZE)
          .as('post'),
      (join) => join.onTrue(),
    )
    .select([
      'post.id',
      'post.title',
      'post.description',
      'post.publishedAt',
      'post.contentWarnings',
      'blog.id as blogId',
      'blog.title as blogTitle',
    ])
    .orderBy('post.publishedAt', 'desc')
    .orderBy('post.id', 'desc')
    .limit(FEED_SIZE),
);
