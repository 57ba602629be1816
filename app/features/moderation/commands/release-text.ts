import type { Write } from '#app/platform/database/write.ts';
import type { Platform } from '#app/platform/platform.ts';
import { contentShown } from '../events.ts';
import type { Hold } from '../lists/holds.ts';
import { findKind, findSubject, readHiding, type SubjectRef } from '../lists/subjects.ts';

/**
 * Lets a text through that was held, in an open transaction: it is shown, and placed as if it were new where nobody else had
 * seen it. What is no longer there only waits no longer.
 */
export async function releaseText(
  tx: Write,
  platform: Pick<Platform, 'caseKinds'>,
  { hold, byAuthor = false }: { hold: Hold; byAuthor?: boolean },
): Promise<void> {
  const { kind, subjectId, unplaced } = hold;
  await endHold(tx, { kind, subjectId, byAuthor });
  if (!(await findSubject(tx.db, platform, { kind, subjectId }))) return;
  await readHiding(platform, kind)(tx, { id: subjectId, hiddenAt: null });
  if (unplaced) await findKind(platform, kind)?.place?.(tx, subjectId);
  else await tx.publish(contentShown, { kind, subjectId });
}

/** Ends the hold of a thing; what it does with the thing the caller knows. Gives whether it was held. */
export async function endHold(
  { db, now }: Write,
  { kind, subjectId, byAuthor = false }: SubjectRef & { byAuthor?: boolean },
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('hold')
    .set({ endedAt: now, endedByAuthor: byAuthor })
    .where((eb) => eb.and({ kind, subjectId }))
    .where('endedAt', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}
