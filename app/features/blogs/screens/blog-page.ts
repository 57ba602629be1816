import { type Draft, findDraft } from '#app/features/drafts/index.ts';
import type { RequestContext } from '#app/platform/http/request-context.ts';
import { blogDrafts } from '../draft-kinds.ts';
import { findBegunPost, type ListedPost, listPosts } from '../lists/posts.ts';
import { LIST_SIZE, POST_PAGES_MAX } from '../rules.ts';
import { type Blog, readBlog } from './blog.ts';

/** Everything that the page of a blog shows. */
export interface BlogScreen {
  blog: Blog;
  posts: ListedPost[];
  /** How many pages of posts are shown, and whether there is one more to show. */
  shown: number;
  more: boolean;
  /** Whether its owner began a post and has not published it. */
  begun: boolean;
  /** The draft with which the editor starts; null when the blog is not being edited. */
  edit: { draft: Draft | null } | null;
  member: boolean;
}

/** Reads a blog with the first `shown` pages of its posts. */
export async function readBlogScreen(
  ctx: RequestContext,
  id: number,
  { shown: requested, edit }: { shown: number; edit: boolean },
): Promise<BlogScreen> {
  const blog = await readBlog(ctx, id);
  const shown = Math.min(requested, POST_PAGES_MAX);
  const size = shown * LIST_SIZE;
  const [posts, begun] = await Promise.all([
    listPosts(ctx, { blogId: id, index: 0, size }),
    blog.own ? findBegunPost(ctx, id) : null,
  ]);
  const editing = blog.may.edit && (edit || !blog.publishedAt);
  const basedOn = blog.editedAt ?? blog.createdAt;
  return {
    blog,
    posts,
    shown,
    more: blog.postCount > size && shown < POST_PAGES_MAX,
    begun: begun !== null,
    edit: editing ? { draft: await findDraft(ctx, { kind: blogDrafts.blog, about: id, basedOn }) } : null,
    member: ctx.viewer !== null,
  };
}
