import { type Write, write } from '#app/platform/database/write.ts';
import { AppError } from '#app/platform/errors/app-error.ts';
import type { Platform } from '#app/platform/platform.ts';
import { mayModerate } from '../policy.ts';
import { type ByModerator, lockCaseAbout, lockFreeCase } from './lock-case.ts';
import { recordAction } from './record-action.ts';

const ANOTHER_OPEN = 'Over hetzelfde staat al een andere zaak open.';

/**
 * Opens a handled case again, for the moderator who does so and says why. What was decided stands. Where it is open it changes
 * nothing. Throws AppError forbidden, not_found, also for what this moderator wrote, or conflict when another case about the
 * same thing is open, or another moderator is at it.
 */
export async function reopenCase(platform: Platform, { note, ...moderator }: ByModerator & { note: string }) {
  const { by, caseId } = moderator;
  if (!mayModerate(by)) throw new AppError('forbidden');
  const reopened = write(platform, async (tx) => {
    const row = await lockFreeCase(tx, moderator);
    if (!row.handledAt) return;
    if ((await lockCaseAbout(tx.db, row)) !== null) throw new AppError('conflict', { fields: { Case: ANOTHER_OPEN } });
    await putBackCase(tx, { caseId, note: row.note });
    const claim = { claimedBy: by.memberId, claimedAt: tx.now };
    await tx.db.updateTable('moderationCase').set(claim).where('id', '=', caseId).execute();
    await recordAction(tx, moderator, 'reopen-case', note);
  });
  await reopened.catch((error: unknown) => {
    throw isOpenedMeanwhile(error) ? new AppError('conflict', { fields: { Case: ANOTHER_OPEN } }) : error;
  });
}

/** Whether somebody reported the same thing at this moment, so that its next case was opened before this one was. */
export const isOpenedMeanwhile = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === UNIQUE_VIOLATION;

/** PostgreSQL's code for a row that is there already. */
const UNIQUE_VIOLATION = '23505';

/**
 * Puts a handled case, which is locked, back on the desk with all that is in it. What was noted when it was handled is kept with
 * that.
 */
export async function putBackCase(
  { db }: Write,
  { caseId, note }: { caseId: number; note: string | null },
): Promise<void> {
  await moveNote(db, { caseId, note });
  await db
    .updateTable('moderationCase')
    .set({ handledAt: null, handledBy: null, outcome: null, note: null })
    .where('id', '=', caseId)
    .execute();
  await db.updateTable('reportedText').set({ closedAt: null }).where('caseId', '=', caseId).execute();
}

/** Keeps the note of a handled case with what the moderator did last. */
async function moveNote(db: Write['db'], { caseId, note }: { caseId: number; note: string | null }): Promise<void> {
  if (note === null) return;
  await db
    .updateTable('moderationAction')
    .set({ note })
    .where('id', '=', (eb) =>
      eb
        .selectFrom('moderationAction as done')
        .select((of) => of.fn.max('done.id').as('id'))
        .where('done.caseId', '=', caseId)
        .where('done.action', '=', 'handle'),
    )
    .execute();
}
