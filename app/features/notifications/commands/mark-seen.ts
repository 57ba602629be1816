import { sql } from 'kysely';
import { write } from '#app/platform/database/write.ts';
import type { Platform } from '#app/platform/platform.ts';
import type { Viewer } from '#app/platform/session/viewer.ts';
import { isUnseen } from '../is-visible.ts';

interface Options {
  by: Viewer;
  /** Leaves new what came after the notification with this id. */
  until?: number | undefined;
  /** Marks these alone. */
  ids?: readonly number[];
}

/** Marks the notifications of a member as seen, all by default. A second time it changes nothing. */
export function markSeen(platform: Platform, { by, until, ids }: Options): Promise<void> {
  return write(platform, async ({ db, now, signalOpenPages }) => {
    const { memberId } = by;
    const { numUpdatedRows } = await db
      .updateTable('notification')
      .set({ seenAt: now })
      .where('memberId', '=', memberId)
      .where(isUnseen(memberId)) // what a block keeps from them stays new
      .$if(until !== undefined, (query) => query.where('id', '<=', until as number))
      .$if(ids !== undefined, (query) => query.where('id', '=', sql<number>`any(${ids})`))
      .executeTakeFirst();
    if (numUpdatedRows > 0n) signalOpenPages(memberId, 'notifications');
  });
}
