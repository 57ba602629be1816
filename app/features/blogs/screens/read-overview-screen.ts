import type { NewCounts } from '#app/features/reactions/index.ts';
import type { Page } from '#app/platform/database/paging.ts';
import { type RequestContext, requireMember } from '#app/platform/http/request-context.ts';
import { type BlogCounts, readBlogCounts } from '../lists/count-blogs.ts';
import { listBlogs, listFollowedBlogs } from '../lists/newest-first.ts';
import type { BlogSummary } from '../lists/summaries.ts';
import { blogPath } from '../paths.ts';
import { BLOGS_PAGE_SIZE } from '../rules.ts';
import { countNewPosts } from '../visits/new-posts.ts';
import { findOwnBlog } from './read-blog.ts';

/** The overview of blogs, as this viewer asks for it. */
export interface BlogsOverview {
  blogs: Page<BlogSummary>;
  /** How many posts are new to the viewer in each of them. */
  newCounts: NewCounts;
  counts: BlogCounts;
  /** Whether only the blogs are listed that the viewer follows. */
  followed: boolean;
  member: boolean;
  /** The page of the viewer's own blog; null for whoever has none. */
  ownPath: string | null;
}

/** Reads a page of all blogs, or of those that the viewer follows. */
export async function readBlogsOverviewScreen(
  ctx: RequestContext,
  { followed, index }: { followed: boolean; index: number },
): Promise<BlogsOverview> {
  const page = { index, size: BLOGS_PAGE_SIZE };
  const [blogs, counts, own] = await Promise.all([
    followed ? listFollowedBlogs(requireMember(ctx), page) : listBlogs(ctx, page, { openFirst: !ctx.viewer }),
    readBlogCounts(ctx),
    findOwnBlog(ctx),
  ]);
  const newCounts = await countNewPosts(ctx, blogs.items);
  return { blogs, newCounts, counts, followed, member: ctx.viewer !== null, ownPath: own && blogPath(own) };
}
