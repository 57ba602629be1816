import { notBlocked } from '#app/features/contacts/index.ts';
import { prepared } from '#app/platform/database/prepared.ts';
import { pagePath } from '#app/platform/http/pages/page-routes.ts';
import type { RequestContext } from '#app/platform/http/request-context.ts';
import { MESSAGES_PATH } from '#app/platform/paths.ts';

/** More are not counted: the badge shows '99+'. */
const MAX = 100;

/**
 * How many messages and requests the viewer of a page has not seen, at most 100; 0 for a visitor. Those of the thread that
 * the page shows do not count: it marks them as seen, and the loaders of a page run side by side.
 */
export async function findUnreadCount(
  { platform: { db }, viewer }: RequestContext,
  { url }: Pick<Request, 'url'>,
): Promise<number> {
  if (!viewer) return 0;
  const [row] = await countUnread(db, { viewerId: viewer.memberId, openId: openThread(url) });
  return row?.unread ?? 0;
}

/** The member whose thread is at this address; 0 for every other page. */
function openThread(url: string): number {
  const [, id = '0'] = pagePath(new URL(url).pathname).match(THREAD) ?? [];
  return Number(id);
}

const THREAD = new RegExp(`^${MESSAGES_PATH}/([1-9]\\d{0,8})$`);

/** The messages of who blocks or is blocked do not count; theirs can only be requests. */
const countUnread = prepared((db, { viewerId, openId }: { viewerId: number; openId: number }) =>
  db
    .selectFrom((eb) =>
      eb
        .selectFrom('message')
        .select('message.id')
        .where('recipientId', '=', viewerId)
        .where('readAt', 'is', null)
        .where('senderId', '!=', openId)
        .where((message) => notBlocked(message, viewerId, message.ref('message.senderId')))
        .limit(MAX)
        .as('unread'),
    )
    .select(({ fn }) => fn.countAll<number>().as('unread')),
);
