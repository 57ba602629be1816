import { openThread, selectUnreadCount } from '#app/features/messages/index.ts';
import type { Database } from '#app/platform/database/database.ts';
import { prepared } from '#app/platform/database/prepared.ts';
import type { RequestContext } from '#app/platform/http/request-context.ts';
import { NONE_UNREAD, type Unread } from '#app/ui/live/unread-context.ts';
import { UNREAD_MAX } from './rules.ts';

/** What the viewer of a page has not read yet; nothing for a visitor. What the page shows does not count. */
export const readUnread = async (
  { platform: { db }, viewer }: RequestContext,
  { url }: Pick<Request, 'url'>,
): Promise<Unread> => (viewer ? countUnread(db, { memberId: viewer.memberId, openId: openThread(url) }) : NONE_UNREAD);

/** Counts what a member has not read yet, each up to a maximum, in one query; without the messages of `openId`. */
export async function countUnread(
  db: Database,
  { memberId, openId = 0 }: { memberId: number; openId?: number },
): Promise<Unread> {
  const [unread] = await countRows(db, { memberId, openId });
  return { messages: unread?.messages ?? 0, notifications: unread?.notifications ?? 0 };
}

const countRows = prepared((db, { memberId, openId }: { memberId: number; openId: number }) =>
  db.selectNoFrom([
    selectUnreadCount(db, { memberId, openId }).as('messages'),
    selectUnseenCount(db, { memberId }).as('notifications'),
  ]),
);

const selectUnseenCount = (db: Database, { memberId }: { memberId: number }) =>
  db
    .selectFrom((eb) =>
      eb
        .selectFrom('notification')
        .select('id')
        .where('memberId', '=', memberId)
        .where('seenAt', 'is', null)
        .limit(UNREAD_MAX)
        .as('unseen'),
    )
    .select(({ fn }) => fn.countAll<number>().as('unseen'));
