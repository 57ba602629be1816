import { type Expression, type ExpressionBuilder, type SqlBool, sql } from 'kysely';
import type { DB } from '#app/platform/database/types.generated.ts';
import { type Write, write } from '#app/platform/database/write.ts';
import type { Platform } from '#app/platform/platform.ts';

/** For a condition on notifications. */
export type OfNotifications = ExpressionBuilder<DB, 'notification'>;

/**
 * Deletes the notifications that meet a condition; the open pages of their members count them no more. One that still meets it
 * not when it tells of what the member saw before does so again.
 */
export const removeNotifications = (
  platform: Platform,
  condition: (eb: OfNotifications) => Expression<SqlBool>,
): Promise<void> =>
  write(platform, async (tx) => {
    await returnToSeen(tx, condition);
    const deleted = await tx.db.deleteFrom('notification').where(condition).returning('memberId').execute();
    for (const { memberId } of deleted) tx.signalOpenPages(memberId, 'notifications');
  });

/** Lets the notifications that meet a condition tell again, as seen, of what their members saw before it was news. */
async function returnToSeen(
  { db, now, signalOpenPages }: Write,
  condition: (eb: OfNotifications) => Expression<SqlBool>,
): Promise<void> {
  const returned = await db
    .updateTable('notification')
    .set(({ ref, fn }) => ({
      ...{ firstId: ref('seenFirstId'), seenFirstId: null },
      seenAt: fn.coalesce(ref('seenAt'), sql<Date>`${now}::timestamptz`),
    }))
    .where('seenFirstId', 'is not', null)
    .where(condition)
    .returning('memberId')
    .execute();
  for (const { memberId } of returned) signalOpenPages(memberId, 'notifications');
}
