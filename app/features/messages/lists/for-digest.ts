import { type Expression, sql } from 'kysely';
import { userForViewer, userRow } from '#app/features/profiles/index.ts';
import type { Database } from '#app/platform/database/database.ts';
import { OPTIMIZATION_FENCE } from '#app/platform/database/list-queries.ts';
import { type DigestEntry, type DigestReader, readerTable } from '#app/platform/digests/readers.ts';
import { PageMetadata } from '#app/platform/page-cache/page-metadata.ts';
import { hasBlocked } from '#app/platform/session/blocks.ts';
import { lastMessagePath } from '../paths.ts';

/**
 * The contacts of these readers who wrote messages that they have not read, the latest message first, with how many; never
 * what they wrote. Requests are mailed at once, so they are not in it (choices.md 35).
 */
export async function listUnreadForDigest(db: Database, readers: readonly DigestReader[]): Promise<DigestEntry[]> {
  const page = new PageMetadata();
  const rows = await db
    .selectFrom(readerTable(readers))
    .innerJoinLateral(
      (eb) =>
        eb
          .selectFrom('message')
          .innerJoin('contactLink', 'contactLink.id', 'message.contactLinkId')
          .whereRef('message.recipientId', '=', 'reader.memberId')
          .where('message.readAt', 'is', null)
          .whereRef('message.createdAt', '>', 'reader.since')
          .whereRef('message.createdAt', '<=', 'reader.until')
          .where('contactLink.state', '=', 'accepted')
          .where((found) => found.not(isBlocked(found.ref('reader.memberId'), found.ref('message.senderId'))))
          .groupBy('message.senderId')
          .select('message.senderId')
          .select(({ fn }) => [fn.countAll<number>().as('count'), fn.max('message.createdAt').as('latestAt')])
          .offset(OPTIMIZATION_FENCE)
          .as('unread'),
      (join) => join.onTrue(),
    )
    .select(['reader.memberId', 'unread.senderId', 'unread.count'])
    .select((eb) => userRow(eb as never, eb.ref('unread.senderId')).as('sender'))
    .orderBy('unread.latestAt', 'desc')
    .orderBy(sql.ref('unread.senderId'))
    .execute();
  return rows.map(({ memberId, senderId, count, sender }) => {
    const { name } = userForViewer({ viewer: { memberId, blockedBy: [] }, page }, sender);
    return { memberId, title: name, path: lastMessagePath(senderId), count };
  });
}

/**
 * Whether one of the two blocks the other. As one condition it is looked up; of two PostgreSQL would make joins with all
 * blocks.
 */
const isBlocked = (memberId: Expression<number>, otherId: Expression<number>) =>
  sql<boolean>`(${hasBlocked(memberId, otherId)} or ${hasBlocked(otherId, memberId)})`;
