import { writeOnce } from '#app/features/drafts/index.ts';
import type { OpenTransaction } from '#app/platform/database/database.ts';
import type { Write } from '#app/platform/database/write.ts';
import { AppError } from '#app/platform/errors/app-error.ts';
import type { Platform } from '#app/platform/platform.ts';
import type { Viewer } from '#app/platform/session/viewer.ts';
import { moderationDrafts } from '../draft-kinds.ts';
import { contentEdited } from '../events.ts';
import type { SubjectRef } from '../lists/subjects.ts';
import { mayModerate } from '../policy.ts';
import { type ByModerator, lockFreeCase, lockOpenCase, readKind, recordAction } from './lock-case.ts';

interface Edit extends ByModerator {
  body: string;
  key: string | null;
}

/**
 * Changes the text that was reported. The former one is stored with the moderator and the time (rules.md R27); the same text
 * is not stored as an edit. A repetition with the same `key` changes nothing. Throws AppError forbidden, not_found for what
 * is no longer there or has no text that moderators change, or conflict when it is withdrawn, when the case is handled, when
 * another moderator is at it, and for a key that was used for something else.
 */
export async function editSubject(platform: Platform, edit: Edit): Promise<void> {
  const { by, key, ...input } = edit;
  if (!mayModerate(by)) throw new AppError('forbidden');
  const draft = { kind: moderationDrafts.edit, about: edit.caseId } as const;
  await writeOnce(platform, { by, key, call: 'editSubject', input, draft }, async (tx) => {
    const { kind, subjectId } = await lockOpenCase(tx, edit);
    const { edit: editText } = readKind(platform, kind);
    if (!editText) throw new AppError('not_found');
    const moderatorId = by.memberId;
    const changed = await editText(tx, { id: subjectId, moderatorId, body: edit.body });
    if (changed) await recordEdit(tx, { ...edit, kind, subjectId });
  });
}

/**
 * Runs an edit that a moderator makes elsewhere than on the page of a case, in an open transaction; `edit` gives whether it
 * changed anything. Where a case about the thing is open, it is an act on that case like any other. Throws AppError
 * conflict, told at `field`, when another moderator is at it, or when it is about what this one wrote.
 */
export async function editAsAct(
  tx: Write,
  { by, field, ...thing }: SubjectRef & { by: Viewer; field: string },
  edit: () => Promise<boolean>,
): Promise<void> {
  const caseId = await lockCaseAbout(tx.db, thing);
  if (caseId !== null) await lockFreeCase(tx, { by, caseId, field });
  const changed = await edit();
  if (changed && caseId !== null) await recordEdit(tx, { by, caseId, ...thing });
}

async function recordEdit(tx: Write, { by, caseId, kind, subjectId }: ByModerator & SubjectRef): Promise<void> {
  await recordAction(tx, { by, caseId }, 'edit');
  await tx.publish(contentEdited, { caseId, moderatorId: by.memberId, kind, subjectId });
}

/** The id of the open case about this thing, locked; null where none is open. */
async function lockCaseAbout(db: OpenTransaction, { kind, subjectId }: SubjectRef): Promise<number | null> {
  const found = await db
    .selectFrom('moderationCase')
    .select('id')
    .where((eb) => eb.and({ kind, subjectId }))
    .where('handledAt', 'is', null)
    .forUpdate()
    .executeTakeFirst();
  return found?.id ?? null;
}
