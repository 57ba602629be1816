import type { Write } from '#app/platform/database/write.ts';
import { listWhoKnow } from '../lists/contacts.ts';

/**
 * Takes what a member wrote to others out of their messages, in an open transaction: as if each of them had blocked the
 * member, by this decision of moderators. Nothing is deleted, so that it can be undone.
 */
export async function blockForOthers(
  { db, now, signalOpenPages }: Write,
  { memberId, decisionId }: { memberId: number; decisionId: number },
): Promise<void> {
  const others = await listWhoKnow(db, memberId);
  if (others.length === 0) return;
  await db
    .insertInto('memberBlock')
    .values(others.map(({ otherId }) => ({ blockerId: otherId, blockedId: memberId, createdAt: now, decisionId })))
    .onConflict((conflict) => conflict.doNothing()) // they blocked the member themself at this moment
    .execute();
  for (const { otherId } of others) signalOpenPages(otherId, 'messages');
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
