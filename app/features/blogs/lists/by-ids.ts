import { sql } from 'kysely';
import { memberTopic, userForViewer, userRow, type VisibleUser } from '#app/features/profiles/index.ts';
import { type Warnings, warningsFor } from '#app/platform/content-warnings/for-viewer.ts';
import { prepared } from '#app/platform/database/prepared.ts';
import type { RequestContext } from '#app/platform/http/request-context.ts';
import { isShownTo, mayRead } from '../policy.ts';
import { blogTopic, postTopic } from '../topics.ts';
import { type BlogSummary, selectBlogs, toBlogSummary } from './summaries.ts';

/** A post outside its blog. One that is locked for the viewer has the two titles alone (rules.md R18). */
export interface PostSummary {
  id: number;
  title: string;
  blog: { id: number; title: string };
  locked: boolean;
  shown: {
    description: string;
    /** Of the viewer's own that is not published yet: when it was begun. */
    publishedAt: Date;
    reactionCount: number;
    owner: VisibleUser;
    /** What it is about that not everybody wants to read at once; null for nothing. */
    warnings: Warnings | null;
  } | null;
}

type Ids = { ids: readonly number[] };

/**
 * The blogs with these ids in the order of the ids, each as this viewer may see it (rules.md R18); those that are not
 * there are left out.
 */
export async function listBlogsByIds(ctx: RequestContext, ids: readonly number[]): Promise<BlogSummary[]> {
  if (ids.length === 0) return [];
  ctx.page.dependsOn(...ids.map(blogTopic));
  const rows = await listBlogRows(ctx.platform.db, { ids });
  return inOrder(
    ids,
    rows.filter((row) => isShownTo(ctx.viewer, row)).map((row) => toBlogSummary(ctx, row)),
  );
}

const listBlogRows = prepared((db, { ids }: Ids) =>
  selectBlogs(db, db.selectFrom('blog').select('blog.id').where('blog.id', '=', sql<number>`any(${ids})`)),
);

/**
 * The same for posts. The page depends on the blogs of the hidden ones as well, because a post appears when its blog is
 * shown again.
 */
export async function listPostsByIds(ctx: RequestContext, ids: readonly number[]): Promise<PostSummary[]> {
  if (ids.length === 0) return [];
  ctx.page.dependsOn(...ids.map(postTopic));
  const rows = await listPostRows(ctx.platform.db, { ids });
  ctx.page.dependsOn(...rows.map(({ blogId }) => blogTopic(blogId)));
  const shown = rows.filter((row) => row.hiddenAt === null && isShownTo(ctx.viewer, row));
  return inOrder(
    ids,
    shown.map((row) => toPostSummary(ctx, row)),
  );
}

const listPostRows = prepared((db, { ids }: Ids) =>
  db
    .selectFrom('blogPost')
    .innerJoin('blog', 'blog.id', 'blogPost.blogId')
    .innerJoin('member', 'member.id', 'blog.ownerId')
    .select((eb) => [
      'blogPost.id',
      'blogPost.title',
      'blogPost.description',
      'blogPost.createdAt',
      'blogPost.publishedAt',
      'blogPost.reactionCount',
      'blogPost.contentWarnings',
      'blogPost.contentWarningsModeratedAt',
      'blogPost.blogId',
      'blog.title as blogTitle',
      'blog.ownerId',
      eb.fn.coalesce('blogPost.hiddenAt', 'blog.hiddenAt').as('hiddenAt'),
      'member.public',
      userRow(eb, eb.ref('blog.ownerId')).as('owner'),
    ])
    .where('blogPost.id', '=', sql<number>`any(${ids})`),
);

type PostRow = Awaited<ReturnType<typeof listPostRows>>[number];

function toPostSummary(ctx: RequestContext, row: PostRow): PostSummary {
  ctx.page.dependsOn(memberTopic(row.ownerId));
  const common = { id: row.id, title: row.title, blog: { id: row.blogId, title: row.blogTitle } };
  if (!mayRead(ctx.viewer, row)) return { ...common, locked: true, shown: null };
  const { description, reactionCount } = row;
  const publishedAt = row.publishedAt ?? row.createdAt;
  const owner = userForViewer(ctx, row.owner);
  const warnings = warningsFor(ctx.viewer, { ...row, authorId: row.ownerId });
  return { ...common, locked: false, shown: { description, publishedAt, reactionCount, owner, warnings } };
}

/** Those of `found` in the order of these ids, each once. */
function inOrder<T extends { id: number }>(ids: readonly number[], found: readonly T[]): T[] {
  const byId = new Map(found.map((each) => [each.id, each]));
  return [...new Set(ids)].flatMap((id) => byId.get(id) ?? []);
}
