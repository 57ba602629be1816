import { sql } from 'kysely';
import { type HoldReason, heldFor, hidePathFor, mayReport } from '#app/features/moderation/index.ts';
import { type Warnings, warningsFor } from '#app/platform/content-warnings/for-viewer.ts';
import type { Database } from '#app/platform/database/database.ts';
import { prepared } from '#app/platform/database/prepared.ts';
import { AppError } from '#app/platform/errors/app-error.ts';
import type { RequestContext } from '#app/platform/http/request-context.ts';
import { hasBlocked } from '#app/platform/session/blocks.ts';
import { type Block, blocksOfStored } from '../body/blocks.ts';
import { mayDelete, mayEdit, mayLike, mayReact } from '../policy.ts';
import { POST_KIND } from '../rules.ts';
import { postTopic } from '../topics.ts';
import { assertReadable, type Blog, readBlog } from './read-blog.ts';

/** A post as its page shows it to this viewer, without its reactions. */
export interface Post {
  id: number;
  title: string;
  description: string;
  blocks: Block[];
  createdAt: Date;
  /** Null before its first valid save. */
  publishedAt: Date | null;
  editedAt: Date | null;
  /** When a moderator changed it; null if none did. */
  moderatedAt: Date | null;
  likeCount: number;
  reactionCount: number;
  blog: Blog;
  liked: boolean;
  /** Whether this viewer blocks its author: the text is shown when they ask for it. */
  folded: boolean;
  /** What it is about that not everybody wants to read at once; null for nothing. */
  warnings: Warnings | null;
  /** Whether it is there for its owner and the moderators alone: a moderator hid it, or its blog, or it is held. */
  hidden: boolean;
  /** Why it waits for a moderator; null if it does not. */
  heldFor: readonly HoldReason[] | null;
  may: { like: boolean; react: boolean; report: boolean; edit: boolean; delete: boolean };
  /** Where a moderator hides it or shows it again; null for others, and where its blog is hidden. */
  hidePath: string | null;
}

/**
 * The post with this id, in the blog with the id `blogId` where that is given. Throws AppError not_found, or
 * participants_only if it is closed to this viewer.
 */
export async function readPost(ctx: RequestContext, { id, blogId }: { id: number; blogId?: number }): Promise<Post> {
  const { viewer, page, platform } = ctx;
  const [found] = await findPostRow(platform.db, { id, viewerId: viewer?.memberId ?? 0 });
  if (!found || (blogId !== undefined && found.blogId !== blogId)) throw new AppError('not_found');
  const row = { ...found, held: found.heldFor !== null && found.blogHiddenAt === null };
  page.dependsOn(postTopic(id));
  assertReadable(ctx, row);
  const blog = await readBlog(ctx, row.blogId);
  const open = row.publishedAt !== null && row.hiddenAt === null;
  return {
    id,
    title: row.title,
    description: row.description,
    blocks: blocksOfStored(row.body),
    createdAt: row.createdAt,
    publishedAt: row.publishedAt,
    editedAt: row.editedAt,
    moderatedAt: row.moderatedAt,
    likeCount: row.likeCount,
    reactionCount: row.reactionCount,
    blog,
    liked: row.liked,
    folded: row.folded,
    warnings: warningsFor(viewer, { ...row, authorId: row.ownerId }, { kind: POST_KIND, id }),
    hidden: row.hiddenAt !== null,
    heldFor: row.heldFor,
    may: {
      like: open && mayLike(viewer, row),
      react: open && mayReact(viewer, row),
      report: mayReport(viewer, { authorId: row.ownerId, shown: open }),
      edit: mayEdit(viewer, row),
      delete: mayDelete(viewer, row),
    },
    hidePath: blog.hidden ? null : hidePathFor(viewer, { kind: POST_KIND, id, authorId: row.ownerId }),
  };
}

const findPostRow = prepared((db, { id, viewerId }: { id: number; viewerId: number }) =>
  selectPost(db, viewerId).where('blogPost.id', '=', id),
);

const selectPost = (db: Database, viewerId: number) =>
  db
    .selectFrom('blogPost')
    .innerJoin('blog', 'blog.id', 'blogPost.blogId')
    .innerJoin('member', 'member.id', 'blog.ownerId')
    .select((eb) => [
      'blogPost.blogId',
      'blogPost.title',
      'blogPost.description',
      'blogPost.body',
      'blogPost.createdAt',
      'blogPost.publishedAt',
      eb.fn.coalesce('blogPost.hiddenAt', 'blog.hiddenAt').as('hiddenAt'),
      'blog.hiddenAt as blogHiddenAt',
      heldFor(POST_KIND, 'blogPost').as('heldFor'),
      'blogPost.editedAt',
      'blogPost.moderatedAt',
      'blogPost.likeCount',
      'blogPost.reactionCount',
      'blogPost.contentWarnings',
      'blogPost.contentWarningsModeratedAt',
      'blog.ownerId',
      'member.public',
      sql<boolean>`exists (select from blog_post_like where post_id = blog_post.id and member_id = ${viewerId})`.as(
        'liked',
      ),
      hasBlocked(viewerId, eb.ref('blog.ownerId')).as('folded'),
    ]);
