import { recordReading } from '#app/features/readings/index.ts';
import type { Platform } from '#app/platform/platform.ts';
import type { Viewer } from '#app/platform/session/viewer.ts';
import type { Case } from '../lists/list-cases.ts';
import { findKind } from '../lists/subjects.ts';

/** Records that a moderator looks at a case, and of a question to a professional that they read who asked it. */
export async function recordLook(
  platform: Platform,
  { by, found: { id, kind, subjectId } }: { by: Viewer; found: Case },
): Promise<void> {
  await noteFirstLook(platform, id);
  const askerId = (await findKind(platform, kind)?.findReadMember?.(platform.db, subjectId)) ?? null;
  await recordReading(platform, { by, memberIds: [askerId], what: 'question', subjectId });
}

/** Stores when a moderator first looked at a case, for the time that a report waits. Later it changes nothing. */
export async function noteFirstLook({ db, clock }: Pick<Platform, 'db' | 'clock'>, caseId: number): Promise<void> {
  await db
    .updateTable('moderationCase')
    .set({ lookedAt: clock.now() })
    .where('id', '=', caseId)
    .where('lookedAt', 'is', null)
    .execute();
}
