import type { Platform } from '#app/platform/platform.ts';

/** Stores when a moderator first looked at a case, for the time that a report waits. Later it changes nothing. */
export async function noteFirstLook({ db, clock }: Pick<Platform, 'db' | 'clock'>, caseId: number): Promise<void> {
  await db
    .updateTable('moderationCase')
    .set({ lookedAt: clock.now() })
    .where('id', '=', caseId)
    .where('lookedAt', 'is', null)
    .execute();
}
