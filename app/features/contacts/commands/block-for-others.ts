import type { Write } from '#app/platform/database/write.ts';
import { selectWhoKnow } from '../lists/contacts.ts';

/**
 * Takes what a member wrote to others out of their messages, in an open transaction: as if each of them had blocked the
 * member, by this decision of moderators. Nothing is deleted, so that it can be undone.
 */
export async function blockForOthers(
  { db, now, signalOpenPages }: Write,
  { memberId, decisionId }: { memberId: number; decisionId: number },
): Promise<void> {
  const blocks = await db
    .insertInto('memberBlock')
    .columns(['blockerId', 'blockedId', 'createdAt', 'decisionId'])
    .expression(
      db
        .selectFrom(selectWhoKnow(db, memberId).as('other'))
        .select((eb) => [
          'otherId',
          eb.lit(memberId).as('blockedId'),
          eb.val(now).as('createdAt'),
          eb.lit(decisionId).as('decisionId'),
        ]),
    )
    .onConflict((conflict) => conflict.doNothing()) // they blocked the member themself at this moment
    .returning('blockerId')
    .execute();
  for (const { blockerId } of blocks) signalOpenPages(blockerId, 'messages');
}

/** Ends what a decision did by `blockForOthers`. */
export async function unblockForOthers({ db, signalOpenPages }: Write, decisionId: number): Promise<void> {
  const blocks = await db
    .deleteFrom('memberBlock')
    .where('decisionId', '=', decisionId)
    .returning('blockerId')
    .execute();
  for (const { blockerId } of blocks) signalOpenPages(blockerId, 'messages');
}
