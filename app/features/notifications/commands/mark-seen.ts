import { write } from '#app/platform/database/write.ts';
import type { Platform } from '#app/platform/platform.ts';
import type { Viewer } from '#app/platform/session/viewer.ts';

/**
 * Marks the notifications of a member as seen: all, or those up to the one with the id `until`, so that one that came since
 * stays new. A second time it changes nothing.
 */
export function markSeen(platform: Platform, { by, until }: { by: Viewer; until?: number | undefined }): Promise<void> {
  return write(platform, async ({ db, now, signalOpenPages }) => {
    const { memberId } = by;
    const { numUpdatedRows } = await db
      .updateTable('notification')
      .set({ seenAt: now })
      .where('memberId', '=', memberId)
      .where('seenAt', 'is', null)
      .$if(until !== undefined, (query) => query.where('id', '<=', until as number))
      .executeTakeFirst();
    if (numUpdatedRows > 0n) signalOpenPages(memberId, 'notifications');
  });
}
