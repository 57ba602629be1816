import { type Write, write } from '#app/platform/database/write.ts';
import { AppError } from '#app/platform/errors/app-error.ts';
import type { Platform } from '#app/platform/platform.ts';
import { contentHidden, contentShown } from '../events.ts';
import type { SubjectRef } from '../lists/subjects.ts';
import { mayModerate } from '../policy.ts';
import { type ByModerator, lockFreeCase, readKind, recordAction } from './lock-case.ts';

interface Change extends ByModerator {
  hidden: boolean;
}

/**
 * Hides what was reported from everybody but its author and the moderators, or shows it again, also after its case was
 * handled (docs/decisions/0088). A second time it changes nothing. Throws AppError forbidden, not_found for what is no
 * longer there, or conflict when another moderator is at it.
 */
export async function setSubjectHidden(platform: Platform, change: Change): Promise<void> {
  if (!mayModerate(change.by)) throw new AppError('forbidden');
  await write(platform, async (tx) => {
    const { kind, subjectId } = await lockFreeCase(tx, change);
    await setLockedSubjectHidden(tx, platform, { ...change, kind, subjectId });
  });
}

/** Hides it or shows it in an open transaction, which has locked the case. Throws AppError not_found. */
export async function setLockedSubjectHidden(
  tx: Write,
  platform: Platform,
  { kind, subjectId, hidden, ...moderator }: Change & SubjectRef,
): Promise<void> {
  const { by, caseId } = moderator;
  if (!(await readKind(platform, kind).setHidden(tx, { id: subjectId, hiddenAt: hidden ? tx.now : null }))) return;
  await recordAction(tx, moderator, hidden ? 'hide' : 'show');
  const content = { caseId, moderatorId: by.memberId, kind, subjectId };
  await tx.publish(hidden ? contentHidden : contentShown, content);
}
