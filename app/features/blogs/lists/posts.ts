import { sql } from 'kysely';
import { type WarnedRow, type Warnings, warningsFor } from '#app/platform/content-warnings/for-viewer.ts';
import { boundsOf, type PageBounds, type PageRequest } from '#app/platform/database/paging.ts';
import { prepared } from '#app/platform/database/prepared.ts';
import type { RequestContext } from '#app/platform/http/request-context.ts';
import type { Viewer } from '#app/platform/session/viewer.ts';
import { isPostShownInBlog } from '../shown.ts';

/** A post in the list of its blog. */
export interface ListedPost {
  id: number;
  title: string;
  description: string;
  publishedAt: Date;
  likeCount: number;
  reactionCount: number;
  /** What it is about that not everybody wants to read at once; null for nothing. */
  warnings: Warnings | null;
}

/** A page of the published posts in a blog, the latest first. The caller has read the blog, which authorizes the viewer. */
export async function listPosts(
  { platform, viewer }: RequestContext,
  { blogId, ...page }: PageRequest & { blogId: number },
): Promise<ListedPost[]> {
  const rows = await listPublished(platform.db, { blogId, ...boundsOf(page) });
  return rows.map((row) => toListedPost(viewer, row));
}

const COLUMNS = [
  'id',
  'title',
  'description',
  'publishedAt',
  'likeCount',
  'reactionCount',
  'contentWarnings',
  'contentWarningsModeratedAt',
] as const;

const ownerOfPost = sql<number>`(select owner_id from blog where blog.id = blog_post.blog_id)`.as('authorId');

type PostRow = Omit<ListedPost, 'publishedAt' | 'warnings'> & WarnedRow & { publishedAt: Date | null };

/** A row of a published post. */
const toListedPost = (viewer: Viewer | null, row: PostRow): ListedPost => ({
  id: row.id,
  title: row.title,
  description: row.description,
  publishedAt: row.publishedAt as Date,
  likeCount: row.likeCount,
  reactionCount: row.reactionCount,
  warnings: warningsFor(viewer, row),
});

/** The subquery finds the ids by the index alone: otherwise a deep page would read all posts before it. */
const listPublished = prepared((db, { blogId, limit, offset }: PageBounds & { blogId: number }) =>
  db
    .selectFrom('blogPost')
    .where('id', 'in', (eb) =>
      eb
        .selectFrom('blogPost as paged')
        .select('paged.id')
        .where('paged.blogId', '=', blogId)
        .where(isPostShownInBlog('paged'))
        .orderBy('paged.publishedAt', 'desc')
        .orderBy('paged.id', 'desc')
        .limit(limit)
        .offset(offset),
    )
    .select(COLUMNS)
    .select(ownerOfPost)
    .orderBy('publishedAt', 'desc')
    .orderBy('id', 'desc'),
);

/** A part of the published posts in a blog, the latest first, and whether there are older ones. */
export interface PostsPart {
  posts: ListedPost[];
  more: boolean;
}

/**
 * The latest `size` posts in a blog, or those that are older than the post with the id `before`. Null where the blog has no
 * such post, which a hidden one is not either, or none that is older. The caller has read the blog, which authorizes the
 * viewer.
 */
export async function listPostsFrom(
  { platform, viewer }: RequestContext,
  { blogId, before, size }: { blogId: number; before: number | null; size: number },
): Promise<PostsPart | null> {
  const { db } = platform;
  const limit = size + 1;
  const [rows, [start]] = await Promise.all([
    before === null ? listPublished(db, { blogId, limit, offset: 0 }) : listOlder(db, { blogId, before, limit }),
    before === null ? [{ id: 0 }] : findPublished(db, { blogId, id: before }),
  ]);
  if (!start || (before !== null && rows.length === 0)) return null;
  return { posts: rows.slice(0, size).map((row) => toListedPost(viewer, row)), more: rows.length > size };
}

/** Begins in the index at the post with the id `before`, so that a deep part costs no more than the first. */
const listOlder = prepared((db, { blogId, before, limit }: { blogId: number; before: number; limit: number }) =>
  db
    .selectFrom('blogPost')
    .where('blogId', '=', blogId)
    .where(isPostShownInBlog())
    .where(
      sql<boolean>`(published_at, id) < (select published_at, id from blog_post where id = ${before} and blog_id = ${blogId})`,
    )
    .select(COLUMNS)
    .select(ownerOfPost)
    .orderBy('publishedAt', 'desc')
    .orderBy('id', 'desc')
    .limit(limit),
);

const findPublished = prepared((db, { blogId, id }: { blogId: number; id: number }) =>
  db.selectFrom('blogPost').select('id').where('id', '=', id).where('blogId', '=', blogId).where(isPostShownInBlog()),
);

/** The post that the owner of a blog began and has not published; null if there is none. */
export async function findBegunPost({ platform }: RequestContext, blogId: number): Promise<{ id: number } | null> {
  const [begun] = await findBegun(platform.db, { blogId });
  return begun ?? null;
}

const findBegun = prepared((db, { blogId }: { blogId: number }) =>
  db.selectFrom('blogPost').select('id').where('blogId', '=', blogId).where('publishedAt', 'is', null),
);
