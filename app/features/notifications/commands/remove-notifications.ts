import type { Expression, ExpressionBuilder, SqlBool } from 'kysely';
import type { DB } from '#app/platform/database/types.generated.ts';
import { write } from '#app/platform/database/write.ts';
import type { Platform } from '#app/platform/platform.ts';

/** For a condition on notifications. */
export type OfNotifications = ExpressionBuilder<DB, 'notification'>;

/** Deletes the notifications that meet a condition; the open pages of their members count them no more. */
export const removeNotifications = (
  platform: Platform,
  condition: (eb: OfNotifications) => Expression<SqlBool>,
): Promise<void> =>
  write(platform, async ({ db, signalOpenPages }) => {
    const deleted = await db.deleteFrom('notification').where(condition).returning('memberId').execute();
    for (const { memberId } of deleted) signalOpenPages(memberId, 'notifications');
  });
