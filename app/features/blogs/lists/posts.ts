import { boundsOf, type PageBounds, type PageRequest } from '#app/platform/database/paging.ts';
import { prepared } from '#app/platform/database/prepared.ts';
import type { RequestContext } from '#app/platform/http/request-context.ts';

/** A post in the list of its blog. */
export interface ListedPost {
  id: number;
  title: string;
  description: string;
  publishedAt: Date;
  likeCount: number;
  reactionCount: number;
}

/** A page of the published posts in a blog, the latest first. The caller has read the blog, which authorizes the viewer. */
export async function listPosts(
  { platform }: RequestContext,
  { blogId, ...page }: PageRequest & { blogId: number },
): Promise<ListedPost[]> {
  const rows = await listPublished(platform.db, { blogId, ...boundsOf(page) });
  return rows.map((row) => ({ ...row, publishedAt: row.publishedAt as Date }));
}

/** The subquery finds the ids by the index alone: otherwise a deep page would read all posts before it. */
const listPublished = prepared((db, { blogId, limit, offset }: PageBounds & { blogId: number }) =>
  db
    .selectFrom('blogPost')
    .where('id', 'in', (eb) =>
      eb
        .selectFrom('blogPost as paged')
        .select('paged.id')
        .where('paged.blogId', '=', blogId)
        .where('paged.publishedAt', 'is not', null)
        .where('paged.hiddenAt', 'is', null)
        .orderBy('paged.publishedAt', 'desc')
        .orderBy('paged.id', 'desc')
        .limit(limit)
        .offset(offset),
    )
    .select(['id', 'title', 'description', 'publishedAt', 'likeCount', 'reactionCount'])
    .orderBy('publishedAt', 'desc')
    .orderBy('id', 'desc'),
);

/** The post that the owner of a blog began and has not published; null if there is none. */
export async function findBegunPost({ platform }: RequestContext, blogId: number): Promise<{ id: number } | null> {
  const [begun] = await findBegun(platform.db, { blogId });
  return begun ?? null;
}

const findBegun = prepared((db, { blogId }: { blogId: number }) =>
  db.selectFrom('blogPost').select('id').where('blogId', '=', blogId).where('publishedAt', 'is', null),
);
