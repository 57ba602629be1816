import type { Database } from '#app/platform/database/database.ts';
import { MESSAGES_PATH } from '#app/platform/paths.ts';
import { notBlocked } from '#app/platform/session/blocks.ts';

/** The member whose thread has this path; 0 for every other page. */
export function openThreadOf(path: string): number {
  const [, id = '0'] = path.match(THREAD) ?? [];
  return Number(id);
}

const THREAD = new RegExp(`^${MESSAGES_PATH}/([1-9]\\d{0,8})$`);

/**
 * The ids of messages and requests that a member has not seen, `limit` at most. Those of the thread with `openId` do not
 * count: the page that shows it marks them as seen a moment later. Nor do messages of who
 * blocks or is blocked; theirs can only be requests.
 */
export const selectUnreadMessages = (
  db: Database,
  { viewerId, openId, limit }: { viewerId: number; openId: number; limit: number },
) =>
  db
    .selectFrom('message')
    .select('message.id')
    .where('recipientId', '=', viewerId)
    .where('readAt', 'is', null)
    .where('senderId', '!=', openId)
    .where((eb) => notBlocked(eb, viewerId, eb.ref('message.senderId')))
    .limit(limit);
