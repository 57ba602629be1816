import { after, DAY } from '#app/platform/clock.ts';
import { removeBefore } from '#app/platform/database/remove-before.ts';
import type { Platform } from '#app/platform/platform.ts';

/** How long a draft waits for its writer to come back. */
const LIFETIME = 30 * DAY;

/** Removes the drafts that nobody came back for. Safe to run twice. */
export async function discardOldDrafts({ db, clock }: Pick<Platform, 'db' | 'clock'>): Promise<void> {
  await removeBefore(db, 'draft', { where: 'updatedAt', before: after(clock.now(), -LIFETIME) });
}
