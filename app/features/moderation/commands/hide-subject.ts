import { write } from '#app/platform/database/write.ts';
import { AppError } from '#app/platform/errors/app-error.ts';
import type { Platform } from '#app/platform/platform.ts';
import { contentHidden, contentShown } from '../events.ts';
import { mayModerate } from '../policy.ts';
import { type ByModerator, lockFreeCase, readKind, recordAction } from './lock-case.ts';

/**
 * Hides what was reported from everybody but its author and the moderators, or shows it again, also after its case was handled
 * (docs/decisions/0088). A second time it changes nothing. Throws AppError forbidden, not_found for what is no longer there,
 * or conflict when another moderator is at it.
 */
export async function hideSubject(
  platform: Platform,
  { hidden, ...moderator }: ByModerator & { hidden: boolean },
): Promise<void> {
  const { by, caseId } = moderator;
  if (!mayModerate(by)) throw new AppError('forbidden');
  await write(platform, async (tx) => {
    const { kind, subjectId } = await lockFreeCase(tx, platform, moderator);
    if (!(await readKind(platform, kind).hide(tx, { id: subjectId, hiddenAt: hidden ? tx.now : null }))) return;
    await recordAction(tx, moderator, hidden ? 'hide' : 'show');
    const content = { caseId, moderatorId: by.memberId, kind, subjectId };
    await tx.publish(hidden ? contentHidden : contentShown, content);
  });
}
