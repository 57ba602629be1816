import type { MemberContext } from '#app/platform/http/request-context.ts';
import { readBlog } from './read-blog.ts';
import { readPost } from './read-post.ts';

/** Whether the viewer follows a blog. Throws AppError not_found. */
export const isFollowedByViewer = async (ctx: MemberContext, blogId: number): Promise<boolean> =>
  (await readBlog(ctx, blogId)).followed;

/** Whether the viewer likes a post. Throws AppError not_found. */
export const isLikedByViewer = async (ctx: MemberContext, postId: number): Promise<boolean> =>
  (await readPost(ctx, { id: postId })).liked;
