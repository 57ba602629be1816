import { type Draft, findDraft } from '#app/features/drafts/index.ts';
import type { RequestContext } from '#app/platform/http/request-context.ts';
import { blogDrafts } from '../draft-kinds.ts';
import { findBegunPost, type ListedPost, listPostsFrom } from '../lists/posts.ts';
import { LIST_SIZE, POST_PAGES_MAX, versionOf } from '../rules.ts';
import { findNewPosts, type NewPosts } from '../visits/new-posts.ts';
import { type Blog, findOwnBlog, readBlog } from './read-blog.ts';

/** Everything that the page of a blog shows. */
export interface BlogScreen {
  blog: Blog;
  posts: ListedPost[];
  /** The post after which the list begins; null for the latest posts. */
  before: number | null;
  /** How many times LIST_SIZE posts are shown. */
  shown: number;
  /** Whether there are older posts. */
  more: boolean;
  /** What is new since the viewer's last visit. */
  since: NewPosts | null;
  /** Whether its owner began a post and has not published it. */
  begun: boolean;
  /** The draft with which the editor starts; null when the blog is not being edited. */
  edit: { draft: Draft | null } | null;
  member: boolean;
  /** Whether the viewer has a blog. */
  hasBlog: boolean;
}

/** What the page of a blog is asked for. */
interface BlogRequest {
  before: number | null;
  shown: number;
  edit: boolean;
}

/** Reads a blog with a part of its posts; null where it has no post `before` which the part should begin. */
export async function readBlogScreen(
  ctx: RequestContext,
  id: number,
  { before, shown: requested, edit }: BlogRequest,
): Promise<BlogScreen | null> {
  const blog = await readBlog(ctx, id);
  const shown = Math.min(requested, POST_PAGES_MAX);
  const [part, since, begun, ownBlog] = await Promise.all([
    listPostsFrom(ctx, { blogId: id, before, size: shown * LIST_SIZE }),
    findNewPosts(ctx, id),
    blog.own ? findBegunPost(ctx, id) : null,
    blog.own ? blog : findOwnBlog(ctx),
  ]);
  if (!part) return null;
  const editing = blog.may.edit && (edit || !blog.publishedAt);
  return {
    blog,
    ...part,
    before,
    shown,
    since,
    begun: begun !== null,
    edit: editing
      ? { draft: await findDraft(ctx, { kind: blogDrafts.blog, about: id, basedOn: versionOf(blog) }) }
      : null,
    member: ctx.viewer !== null,
    hasBlog: ownBlog !== null,
  };
}
