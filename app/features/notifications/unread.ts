import { sql } from 'kysely';
import { openThreadOf, selectUnreadMessages } from '#app/features/messages/index.ts';
import { BADGE_MAX } from '#app/platform/database/paging.ts';
import { prepared } from '#app/platform/database/prepared.ts';
import { pagePath } from '#app/platform/http/pages/page-routes.ts';
import type { RequestContext } from '#app/platform/http/request-context.ts';
import { type CountedUnread, NONE_UNREAD } from '#app/ui/live/unread-context.ts';
import { isUnseen } from './is-visible.ts';

/**
 * Counts what the viewer has not read yet, each up to BADGE_MAX, in one query; nothing for visitors. The messages of the
 * thread that the page at `path` shows do not count.
 */
export async function findUnread({ platform, viewer }: RequestContext, path: string): Promise<CountedUnread> {
  if (!viewer) return NONE_UNREAD;
  const [unread] = await countRows(platform.db, { viewerId: viewer.memberId, openId: openThreadOf(pagePath(path)) });
  return unread ?? NONE_UNREAD;
}

const countRows = prepared((db, { viewerId, openId }: { viewerId: number; openId: number }) => {
  const messages = selectUnreadMessages(db, { viewerId, openId, limit: BADGE_MAX });
  const notifications = db
    .selectFrom('notification')
    .select('id')
    .where('memberId', '=', viewerId)
    .where(isUnseen(viewerId))
    .limit(BADGE_MAX);
  const count = (rows: typeof messages | typeof notifications) =>
    db.selectFrom(rows.as('unread')).select(({ fn }) => fn.countAll<number>().as('count'));
  return db.selectNoFrom([
    count(messages).$asScalar().$notNull().as('messages'),
    count(notifications).$asScalar().$notNull().as('notifications'),
    sql<number>`(extract(epoch from statement_timestamp()) * 1000)::float8`.as('at'), // before anything was read
  ]);
});
