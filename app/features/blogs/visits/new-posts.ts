import { sql } from 'kysely';
import { NEW_COUNTED_MAX, type NewCounts } from '#app/features/reactions/index.ts';
import type { Database } from '#app/platform/database/database.ts';
import { prepared } from '#app/platform/database/prepared.ts';
import type { RequestContext } from '#app/platform/http/request-context.ts';
import { hasBlocked } from '#app/platform/session/blocks.ts';
import { postReactions } from '../reactions.ts';
import { isPostShownInBlog } from '../shown.ts';

/** What was published in a blog since a member's last visit. */
export interface NewPosts {
  /** When the latest post was published that they saw in its list; null before their first visit. */
  lastSeenAt: Date | null;
  /** What is new to them, the oldest first, up to NEW_COUNTED_MAX. */
  posts: { id: number; title: string }[];
}

/** What was published in this blog since the viewer's last visit; null for visitors, and for its owner. */
export async function findNewPosts({ platform, viewer }: RequestContext, blogId: number): Promise<NewPosts | null> {
  if (!viewer) return null;
  const [found] = await findNew(platform.db, { viewerId: viewer.memberId, blogId });
  return found ?? null;
}

/** How many posts are new to the viewer in each of these blogs, in one query. */
export async function countNewPosts(
  { platform, viewer }: RequestContext,
  blogs: readonly { id: number }[],
): Promise<NewCounts> {
  if (!viewer || blogs.length === 0) return {};
  const rows = await countNew(platform.db, { viewerId: viewer.memberId, blogIds: blogs.map(({ id }) => id) });
  return Object.fromEntries(rows.flatMap(({ id, count }) => (count > 0 ? [[id, count]] : [])));
}

const findNew = prepared((db, { viewerId, blogId }: { viewerId: number; blogId: number }) =>
  selectVisited(db, viewerId)
    .where('blog.id', '=', blogId)
    .select([
      'visit.lastSeenAt',
      sql<NewPosts['posts']>`coalesce((
        select json_agg(json_build_object('id', id, 'title', title) order by published_at, id)
        from (select item.id, item.title, item.published_at ${fromNew(viewerId)} order by item.published_at, item.id
          limit ${sql.lit(NEW_COUNTED_MAX)}) as new
      ), '[]')`.as('posts'),
    ]),
);

const countNew = prepared((db, { viewerId, blogIds }: { viewerId: number; blogIds: readonly number[] }) =>
  selectVisited(db, viewerId)
    .where('blog.id', '=', sql<number>`any(${blogIds})`)
    .select([
      'blog.id',
      sql<number>`(
        select count(*)::integer from (select ${fromNew(viewerId)} limit ${sql.lit(NEW_COUNTED_MAX)}) as counted
      )`.as('count'),
    ]),
);

/** The blogs of others, with how far this member has read in them. */
const selectVisited = (db: Database, viewerId: number) =>
  db
    .selectFrom('blog')
    .leftJoin('blogVisit as visit', (join) =>
      join.onRef('visit.blogId', '=', 'blog.id').on('visit.memberId', '=', viewerId),
    )
    .leftJoin('blogFollow as follow', (join) =>
      join.onRef('follow.blogId', '=', 'blog.id').on('follow.memberId', '=', viewerId),
    )
    .where('blog.ownerId', '!=', viewerId);

/**
 * The posts that were published after the last one that the viewer saw in the list of the blog, or after they began to
 * follow it, and that they have not opened. Of somebody whom they block, none is new.
 */
const fromNew = (viewerId: number) => sql`
  from blog_post as item
  where item.blog_id = blog.id and ${isPostShownInBlog('item')}
  and item.published_at > coalesce(visit.last_seen_at, follow.created_at)
  and not exists (
    select from visit as opened
    where opened.member_id = ${viewerId} and opened.subject_id = item.id and opened.subject_kind = ${sql.lit(postReactions.name)}
  )
  and not ${hasBlocked(viewerId, sql.ref<number>('blog.owner_id'))}
`;
