import { writeOnce } from '#app/features/drafts/index.ts';
import { AppError } from '#app/platform/errors/app-error.ts';
import type { Platform } from '#app/platform/platform.ts';
import { moderationDrafts } from '../draft-kinds.ts';
import { contentEdited } from '../events.ts';
import { mayModerate } from '../policy.ts';
import { type ByModerator, lockOpenCase, readKind, recordAction } from './lock-case.ts';

interface Edit extends ByModerator {
  body: string;
  key: string | null;
}

/**
 * Changes the text that was flagged. The former one is stored with the moderator and the time (rules.md R27); the same text
 * is not stored as an edit. A repetition with the same `key` changes nothing. Throws AppError forbidden, not_found for what is
 * no longer there or has no text that moderators change, or conflict when it is withdrawn, when the case is handled, when
 * another moderator is at it, and for a key that was used for something else.
 */
export async function editSubject(platform: Platform, edit: Edit): Promise<void> {
  const { by, key, ...input } = edit;
  if (!mayModerate(by)) throw new AppError('forbidden');
  const draft = { kind: moderationDrafts.edit, about: edit.caseId } as const;
  await writeOnce(platform, { by, key, call: 'editSubject', input, draft }, async (tx) => {
    const { kind, subjectId } = await lockOpenCase(tx, platform, edit);
    const { edit: editText } = readKind(platform, kind);
    if (!editText) throw new AppError('not_found');
    const moderatorId = by.memberId;
    if (!(await editText(tx, { id: subjectId, moderatorId, body: edit.body }))) return;
    await recordAction(tx, edit, 'edit');
    await tx.publish(contentEdited, { caseId: edit.caseId, moderatorId, kind, subjectId });
  });
}
