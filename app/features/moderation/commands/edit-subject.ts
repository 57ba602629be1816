import type { NewTexts } from '#app/platform/cases/case-kind.ts';
import type { Write } from '#app/platform/database/write.ts';
import { writeOnce } from '#app/platform/database/write-once.ts';
import { AppError } from '#app/platform/errors/app-error.ts';
import type { Platform } from '#app/platform/platform.ts';
import { moderationDrafts } from '../draft-kinds.ts';
import { contentEdited } from '../events.ts';
import { findSubject, type SubjectRef } from '../lists/subjects.ts';
import { findWriter, writerIdOf } from '../lists/writers.ts';
import { mayModerate } from '../policy.ts';
import type { Reasons } from '../rules.ts';
import { changeTexts } from './change-texts.ts';
import { closeCase } from './handle-case.ts';
import { type ByModerator, lockCaseAbout, lockFreeCase, lockOpenCase } from './lock-case.ts';
import { openCase } from './open-case.ts';
import { recordAction } from './record-action.ts';
import { recordDecision } from './record-decision.ts';

interface Edit extends ByModerator {
  texts: NewTexts;
  reasons: Reasons;
  key: string | null;
}

/**
 * Changes what was reported, as `changeTexts`. A repetition with the same `key` changes nothing. Throws AppError as that,
 * forbidden, or conflict also when the case is handled, when another moderator is at it, and for a key that was used for
 * something else.
 */
export async function editSubject(platform: Platform, edit: Edit): Promise<void> {
  const { by, key, texts, ...rest } = edit;
  if (!mayModerate(by)) throw new AppError('forbidden');
  const draft = { kind: moderationDrafts.edit, about: edit.caseId } as const;
  const input = { ...rest, texts: [...texts] };
  await writeOnce(platform, { by, key, call: 'editSubject', input, draft }, async (tx) => {
    const { kind, subjectId, writerId } = await lockOpenCase(tx, edit);
    const changed = await changeTexts(tx, platform, { by, kind, subjectId, texts });
    if (changed) await recordEdit(tx, { ...edit, kind, subjectId, writerId });
  });
}

/**
 * Changes a text elsewhere than on the page of a case, in an open transaction. It is an act on the open case about the thing
 * like any other; without one it opens a case and closes it. What moderators change in a text of their own concerns nobody
 * else, and does not tell them whether a case about it is open. Throws AppError as `changeTexts`, or conflict, told at `field`,
 * when another moderator is at it.
 */
export async function editAsAct(
  tx: Write,
  platform: Pick<Platform, 'caseKinds'>,
  { by, field, reasons, texts, ...thing }: SubjectRef & Pick<Edit, 'by' | 'reasons' | 'texts'> & { field: string },
): Promise<void> {
  const openId = await lockCaseAbout(tx.db, thing);
  const authorId = (await findSubject(tx.db, platform, thing))?.authorId ?? null;
  const own = authorId === by.memberId;
  if (openId !== null && !own) await lockFreeCase(tx, { by, caseId: openId, field });
  if (!(await changeTexts(tx, platform, { by, texts, ...thing })) || own) return;
  const writer = await findWriter(tx.db, platform, { ...thing, authorId });
  const caseId = openId ?? (await openCase(tx, { ...thing, ...writer }));
  await recordEdit(tx, { by, caseId, writerId: writerIdOf(writer), reasons, ...thing });
  if (openId === null) await closeCase(tx, platform, { by, caseId, outcome: 'edited', reasons: null, note: '' });
}

async function recordEdit(
  tx: Write,
  {
    by,
    caseId,
    kind,
    subjectId,
    writerId,
    reasons,
  }: ByModerator & SubjectRef & { writerId: number | null; reasons: Reasons },
): Promise<void> {
  await recordAction(tx, { by, caseId }, 'edit');
  await tx.publish(contentEdited, { kind, subjectId });
  await recordDecision(tx, { by, caseId, memberId: writerId, measure: 'edited', ...reasons });
}
