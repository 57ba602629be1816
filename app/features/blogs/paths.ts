import { EDIT_PARAMETER } from '#app/platform/paths.ts';
import { slugOf } from '#app/platform/slug.ts';

/** The overview of all blogs. */
export const BLOGS_PATH = '/blogs';

/** The feed of the newest posts that every visitor may read. */
export const BLOGS_FEED_PATH = '/blogs.rss';

/** The page on which a picture is added to a post without JavaScript. */
export const ADD_PICTURE_PATH = '/blogs/afbeelding';

/**
 * The query parameters: the followed blogs alone, the post before which the list of posts begins, and how many times ten
 * posts are shown.
 */
export const FOLLOWED_PARAMETER = 'gevolgd';
export const BEFORE_PARAMETER = 'voor';
export const SHOWN_PARAMETER = 'getoond';

/** What the address of a blog is made of. */
export interface BlogAddress {
  id: number;
  title: string;
}

/** What the address of a post is made of. */
export interface PostAddress {
  id: number;
  title: string;
  blog: BlogAddress;
}

/** One page of the overview: of all blogs, or of those that the viewer follows. */
export function overviewPath({ followed = false, page = 1 }: { followed?: boolean; page?: number }): string {
  const query = [followed && FOLLOWED_PARAMETER, page > 1 && `page=${page}`].filter(Boolean).join('&');
  return query ? `${BLOGS_PATH}?${query}` : BLOGS_PATH;
}

/** The page of a blog. */
export const blogPath = ({ id, title }: BlogAddress): string => `${BLOGS_PATH}/${id}-${slugOf(title)}`;

/** The page of a blog with a part of its posts: those that are older than this one, and how many times ten of them. */
export function postsPath(blog: BlogAddress, { before, shown = 1 }: { before: number | null; shown?: number }): string {
  const query = [before !== null && `${BEFORE_PARAMETER}=${before}`, shown > 1 && `${SHOWN_PARAMETER}=${shown}`];
  const given = query.filter(Boolean).join('&');
  return given ? `${blogPath(blog)}?${given}` : blogPath(blog);
}

/** The page of a post, or one page of its reactions. */
export const postPath = ({ id, title, blog }: PostAddress, page = 1): string =>
  `${blogPath(blog)}/${id}-${slugOf(title)}${page === 1 ? '' : `?page=${page}`}`;

/** The page at this path, with its text being edited. */
export const editPath = (path: string): string => `${path}?${EDIT_PARAMETER}`;

/** The calls that remember how far a member read in the posts of a blog, and in the reactions to a post. */
export const blogVisitCallPath = (blogId: number): string => `/api/v1/CustomBlog/${blogId}/visit`;
export const visitCallPath = (postId: number): string => `/api/v1/CustomBlog/BlogPost/${postId}/visit`;

/** The page on which a picture is added to the post with this id. */
export const addPicturePath = (postId: number): string => `${ADD_PICTURE_PATH}?bericht=${postId}`;

/** The copy of a picture for browsers without AVIF and WebP, and for programs. */
export const PLAIN_PICTURE = '1080.jpg';

/** The path of a copy of a picture in a post. Every request for it is authorized (rules.md R15). */
export const picturePath = (id: string, copy: string = PLAIN_PICTURE): string => `/media/blogs/${id}/${copy}`;

/** The id of the picture at this path; null for any other path. */
export const pictureIdOf = (path: string): string | null =>
  /^\/media\/blogs\/([0-9a-f]{32})\/[0-9a-z.]{1,20}$/.exec(path)?.[1] ?? null;
