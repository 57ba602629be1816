import type { CaseSubject } from '#app/platform/cases/case-kind.ts';
import type { Database, OpenTransaction } from '#app/platform/database/database.ts';
import type { Write } from '#app/platform/database/write.ts';
import { writeOnce } from '#app/platform/database/write-once.ts';
import { AppError } from '#app/platform/errors/app-error.ts';
import type { Platform } from '#app/platform/platform.ts';
import { NO_RULE } from '../bodies.ts';
import { moderationDrafts } from '../draft-kinds.ts';
import { caseClosed } from '../events.ts';
import { findHold } from '../lists/holds.ts';
import { findKind, findSubject } from '../lists/subjects.ts';
import { listTextDecisions } from '../lists/text-decisions.ts';
import { mayModerate, outcomesOf } from '../policy.ts';
import type { Outcome, Reasons } from '../rules.ts';
import { hideLockedSubject } from './hide-subject.ts';
import { type ByModerator, lockOpenCase } from './lock-case.ts';
import { recordAction } from './record-action.ts';
import { recordDecision } from './record-decision.ts';
import { releaseText } from './release-text.ts';

interface Closing extends ByModerator {
  outcome: Outcome;
  /** Why it is hidden; null where this hides nothing. */
  reasons: Reasons | null;
  /** For moderators alone; '' without one. */
  note: string;
}

interface Handling extends Closing {
  key: string | null;
}

/**
 * Closes a case with an outcome that is so: 'hidden' hides the thing where it is not hidden yet, another places what was
 * held. What was kept of it only for the moderators is deleted (docs/decisions/reports.md). A repetition with the same `key`
 * changes nothing. Throws AppError forbidden, not_found, invalid_input for an outcome that is not so, or conflict when it is
 * handled already, when another moderator is at it, and for a key that was used for something else.
 */
export async function handleCase(platform: Platform, handling: Handling): Promise<void> {
  const { by, key, ...input } = handling;
  if (!mayModerate(by)) throw new AppError('forbidden');
  const draft = { kind: moderationDrafts.note, about: input.caseId } as const;
  await writeOnce(platform, { by, key, call: 'handleCase', input, draft }, (tx) => closeCase(tx, platform, handling));
}

/**
 * The same in an open transaction. `subject` is the thing as the caller read it: whose author takes it off at this moment makes
 * a conflict of it.
 */
export async function closeCase(
  tx: Write,
  platform: Pick<Platform, 'caseKinds'>,
  { by, caseId, outcome, reasons, note, subject: found }: Closing & { subject?: CaseSubject },
): Promise<void> {
  const moderator = { by, caseId };
  const { kind, subjectId, writerId } = await lockOpenCase(tx, moderator);
  const subject = found ?? (await findSubject(tx.db, platform, { kind, subjectId }));
  const hold = await findHold(tx.db, { kind, subjectId });
  const hideable = findKind(platform, kind)?.setHidden !== undefined;
  assertSo(outcome, { subject, held: hold !== null, edited: await isEdited(tx.db, caseId), hideable });
  if (outcome === 'hidden' && (hold || !subject?.hiddenAt)) {
    if (!reasons) throw new AppError('invalid_input', { fields: { Rule: NO_RULE } });
    const hidden = await hideLockedSubject(tx, platform, { ...moderator, kind, subjectId, writerId, reasons });
    if (!hidden) throw new AppError('conflict', { fields: { Case: HIDDEN_MEANWHILE } });
  } else await recordUnrestricted(tx, { ...moderator, writerId, outcome });
  if (hold && outcome !== 'hidden') await releaseText(tx, platform, { hold });
  await storeHandled(tx, { ...moderator, outcome, note });
  await findKind(platform, kind)?.deleteFormerTexts?.(tx.db, subjectId);
  const last = (await listTextDecisions(tx.db, [caseId])).at(-1);
  if (last) await tx.publish(caseClosed, { decisionId: last.id });
}

/** Stores in an open transaction, which has locked the case, what came of it: it is nobody's any more. */
export async function storeHandled(
  tx: Write,
  { by, caseId, outcome, note }: ByModerator & Pick<Closing, 'outcome' | 'note'>,
): Promise<void> {
  await tx.db
    .updateTable('moderationCase')
    .set({
      handledBy: by.memberId,
      handledAt: tx.now,
      claimedBy: null,
      claimedAt: null,
      postponedUntil: null,
      outcome,
      note: note || null,
    })
    .where('id', '=', caseId)
    .execute();
  await tx.db.updateTable('reportedText').set({ closedAt: tx.now }).where('caseId', '=', caseId).execute();
  await recordAction(tx, { by, caseId }, 'handle');
}

const FACTS = {
  kept: 'Een moderator heeft het gelezen. Het past bij de huisregels.',
  other: 'Een moderator heeft ernaar gekeken, en het op een andere manier opgelost.',
} as const;

/** Records that nothing is restricted, unless that was decided before, or something else was done with the text. */
async function recordUnrestricted(
  tx: Write,
  { by, caseId, writerId, outcome }: ByModerator & { writerId: number | null; outcome: Outcome },
): Promise<void> {
  const last = (await listTextDecisions(tx.db, [caseId])).findLast((made) => made.caseId === caseId);
  const isNew = outcome === 'kept' ? last?.measure !== 'none' : outcome === 'other' && !last;
  if (!isNew) return;
  const facts = FACTS[outcome === 'kept' ? 'kept' : 'other'];
  await recordDecision(tx, { by, caseId, memberId: writerId, measure: 'none', rule: null, facts });
}

const HIDDEN_MEANWHILE = 'Iemand haalde dit net van de site. Kijk eerst wat er nu staat.';
const GONE = 'Het staat niet meer op de site. Kies ‘Anders opgelost’.';
const HIDDEN = 'Het is nu verborgen. Toon het eerst weer, of kies dat het verborgen blijft.';
const NOT_EDITED = 'De tekst is nog niet gewijzigd. Wijzig die eerst, of kies iets anders.';

/** Throws AppError invalid_input, with the reason, for an outcome that does not tell what is so. */
function assertSo(
  outcome: Outcome,
  state: { subject: CaseSubject | null; held: boolean; edited: boolean; hideable: boolean },
): void {
  if (outcomesOf(state).includes(outcome)) return;
  const hidden = state.subject?.hiddenAt && !state.held;
  const reason = state.subject ? (hidden ? HIDDEN : NOT_EDITED) : GONE;
  throw new AppError('invalid_input', { fields: { Outcome: reason } });
}

/** Whether a moderator changed the text while the case was open. */
export const isEdited = (db: Database | OpenTransaction, caseId: number): Promise<boolean> =>
  db
    .selectFrom('moderationAction')
    .select('id')
    .where('caseId', '=', caseId)
    .where('action', '=', 'edit')
    .limit(1)
    .executeTakeFirst()
    .then(Boolean);
