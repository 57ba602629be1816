import { after, HOUR } from '#app/platform/clock.ts';
import type { Platform } from '#app/platform/platform.ts';

/* Inserts contacts and blocks between members, for tests. */

/** Inserts a contact of an hour ago, or a request for it, with its first message. */
export async function makeContact(
  { db, clock }: Platform,
  {
    body = 'Zullen we eens schrijven?',
    ...pair
  }: { creatorId: number; otherId: number; state: 'requested' | 'accepted' | 'denied'; body?: string },
): Promise<{ id: number }> {
  const createdAt = after(clock.now(), -HOUR);
  const answeredAt = pair.state === 'requested' ? null : createdAt;
  const link = await db
    .insertInto('contactLink')
    .values({ ...pair, createdAt, lastMessageAt: createdAt, answeredAt })
    .returning('id')
    .executeTakeFirstOrThrow();
  await db
    .insertInto('message')
    .values({
      contactLinkId: link.id,
      senderId: pair.creatorId,
      recipientId: pair.otherId,
      body,
      createdAt,
      readAt: answeredAt,
    })
    .execute();
  return link;
}

/** Lets one member block another. */
export const makeBlock = ({ db, clock }: Platform, pair: { blockerId: number; blockedId: number }) =>
  db
    .insertInto('memberBlock')
    .values({ ...pair, createdAt: clock.now() })
    .execute();
