import { writeOnce } from '#app/features/drafts/index.ts';
import type { CaseSubject } from '#app/platform/cases/case-kind.ts';
import type { OpenTransaction } from '#app/platform/database/database.ts';
import type { Write } from '#app/platform/database/write.ts';
import { AppError } from '#app/platform/errors/app-error.ts';
import type { Platform } from '#app/platform/platform.ts';
import { moderationDrafts } from '../draft-kinds.ts';
import { findKind, findSubject } from '../lists/subjects.ts';
import { decisionsOf, mayModerate } from '../policy.ts';
import type { Decision } from '../rules.ts';
import { type ByModerator, lockOpenCase, recordAction } from './lock-case.ts';
import { setLockedSubjectHidden } from './set-subject-hidden.ts';

interface Handling extends ByModerator {
  decision: Decision;
  /** For moderators alone; '' without one. */
  note: string;
  key: string | null;
}

/**
 * Closes a case with a decision that is so: 'hidden' hides the thing where it is not hidden yet. What was kept of it only
 * for the moderators is deleted (docs/decisions/0081). A repetition with the same `key` changes nothing. Throws AppError
 * forbidden, not_found, invalid_input for a decision that is not so, or conflict when it is handled already, when another
 * moderator is at it, and for a key that was used for something else.
 */
export async function handleCase(platform: Platform, handling: Handling): Promise<void> {
  const { by, key, ...input } = handling;
  if (!mayModerate(by)) throw new AppError('forbidden');
  const draft = { kind: moderationDrafts.note, about: input.caseId } as const;
  await writeOnce(platform, { by, key, call: 'handleCase', input, draft }, (tx) => closeCase(tx, platform, handling));
}

async function closeCase(tx: Write, platform: Platform, { by, caseId, decision, note }: Handling): Promise<void> {
  const moderator = { by, caseId };
  const { kind, subjectId } = await lockOpenCase(tx, moderator);
  const subject = await findSubject(tx.db, platform, { kind, subjectId });
  assertSo(decision, { subject, edited: await isEdited(tx.db, caseId) });
  if (decision === 'hidden')
    await setLockedSubjectHidden(tx, platform, { ...moderator, kind, subjectId, hidden: true });
  await tx.db
    .updateTable('moderationCase')
    .set({
      handledBy: by.memberId,
      handledAt: tx.now,
      claimedBy: null,
      claimedAt: null,
      outcome: decision,
      note: note || null,
    })
    .where('id', '=', caseId)
    .execute();
  await findKind(platform, kind)?.deleteFormerTexts?.(tx.db, subjectId);
  await recordAction(tx, moderator, 'handle');
}

const GONE = 'Het staat niet meer op de site. Kies ‘Anders opgelost’.';
const HIDDEN = 'Het is nu verborgen. Toon het eerst weer, of kies dat het verborgen blijft.';
const NOT_EDITED = 'De tekst is nog niet aangepast. Pas die eerst aan, of kies iets anders.';

/** Throws AppError invalid_input, with the reason, for a decision that does not tell what is so. */
function assertSo(decision: Decision, state: { subject: CaseSubject | null; edited: boolean }): void {
  if (decisionsOf(state).includes(decision)) return;
  const reason = state.subject ? (state.subject.hiddenAt ? HIDDEN : NOT_EDITED) : GONE;
  throw new AppError('invalid_input', { fields: { Outcome: reason } });
}

/** Whether a moderator changed the text while the case was open. */
const isEdited = (db: OpenTransaction, caseId: number): Promise<boolean> =>
  db
    .selectFrom('moderationAction')
    .select('id')
    .where('caseId', '=', caseId)
    .where('action', '=', 'edit')
    .limit(1)
    .executeTakeFirst()
    .then(Boolean);
