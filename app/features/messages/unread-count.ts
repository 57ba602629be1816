import { notBlocked } from '#app/features/contacts/index.ts';
import type { Database } from '#app/platform/database/database.ts';
import { pagePath } from '#app/platform/http/pages/page-routes.ts';
import { MESSAGES_PATH } from '#app/platform/paths.ts';

/** More are not counted: the badge shows '99+'. */
const MAX = 100;

/** The member whose thread is at this address of a page or of its data; 0 for every other page. */
export function openThread(url: string): number {
  const [, id = '0'] = pagePath(new URL(url).pathname).match(THREAD) ?? [];
  return Number(id);
}

const THREAD = new RegExp(`^${MESSAGES_PATH}/([1-9]\\d{0,8})$`);

/**
 * A query for how many messages and requests a member has not seen, at most 100. Those of `openId` do not count: the page
 * shows that thread and marks them as seen, and the loaders of a page run side by side. Nor do messages of who blocks or
 * is blocked: theirs can only be requests.
 */
export const selectUnreadCount = (db: Database, { memberId, openId }: { memberId: number; openId: number }) =>
  db
    .selectFrom((eb) =>
      eb
        .selectFrom('message')
        .select('message.id')
        .where('recipientId', '=', memberId)
        .where('readAt', 'is', null)
        .where('senderId', '!=', openId)
        .where((message) => notBlocked(message, memberId, message.ref('message.senderId')))
        .limit(MAX)
        .as('unread'),
    )
    .select(({ fn }) => fn.countAll<number>().as('unread'));
