import { writeOnce } from '#app/features/drafts/index.ts';
import { AppError } from '#app/platform/errors/app-error.ts';
import type { Platform } from '#app/platform/platform.ts';
import { moderationDrafts } from '../draft-kinds.ts';
import { caseHandled } from '../events.ts';
import { handledTime } from '../lists/flags.ts';
import { findKind } from '../lists/subjects.ts';
import { mayModerate } from '../policy.ts';
import type { Outcome } from '../rules.ts';
import { type ByModerator, lockOpenCase, recordAction } from './lock-case.ts';

interface Handling extends ByModerator {
  outcome: Outcome;
  /** For moderators alone; '' without one. */
  note: string;
  key: string | null;
}

/**
 * Closes a case. What was kept of the reported thing only for the moderators is deleted (docs/decisions/0081). A repetition
 * with the same `key` changes nothing. Throws AppError forbidden, not_found, or conflict when it is handled already, when
 * another moderator is at it, and for a key that was used for something else.
 */
export async function handleCase(platform: Platform, handling: Handling): Promise<void> {
  const { by, key, ...input } = handling;
  const { caseId, outcome, note } = input;
  if (!mayModerate(by)) throw new AppError('forbidden');
  const draft = { kind: moderationDrafts.note, about: caseId } as const;
  await writeOnce(platform, { by, key, call: 'handleCase', input, draft }, async (tx) => {
    const { kind, subjectId } = await lockOpenCase(tx, platform, handling);
    const declared = findKind(platform, kind);
    const handledAt = declared ? handledTime(declared, tx.now) : tx.now;
    const handled = { handledBy: by.memberId, handledAt, claimedBy: null, claimedAt: null };
    await tx.db
      .updateTable('moderationCase')
      .set({ ...handled, outcome, note: note || null })
      .where('id', '=', caseId)
      .execute();
    await declared?.forget?.(tx.db, subjectId);
    await recordAction(tx, handling, 'handle');
    await tx.publish(caseHandled, { caseId, moderatorId: by.memberId });
  });
}
