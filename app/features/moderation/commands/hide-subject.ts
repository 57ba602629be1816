import { type Write, write } from '#app/platform/database/write.ts';
import { AppError } from '#app/platform/errors/app-error.ts';
import type { Platform } from '#app/platform/platform.ts';
import { contentHidden } from '../events.ts';
import { readHiding, type SubjectRef } from '../lists/subjects.ts';
import { mayModerate } from '../policy.ts';
import type { Reasons } from '../rules.ts';
import { type ByModerator, lockFreeCase } from './lock-case.ts';
import { recordAction } from './record-action.ts';
import { recordDecision } from './record-decision.ts';
import { endHold } from './release-text.ts';

interface Hiding extends ByModerator {
  reasons: Reasons;
}

/**
 * Hides what was reported from everybody but its author and the moderators, also after its case was handled
 * (docs/decisions/hiding.md). A second time it changes nothing. Throws AppError forbidden, not_found for what is no longer
 * there, or conflict when another moderator is at it.
 */
export async function hideSubject(platform: Platform, hiding: Hiding): Promise<void> {
  if (!mayModerate(hiding.by)) throw new AppError('forbidden');
  await write(platform, async (tx) => {
    await hideLockedSubject(tx, platform, { ...hiding, ...(await lockFreeCase(tx, hiding)) });
  });
}

interface LockedHiding extends Hiding, SubjectRef {
  writerId: number | null;
  /** The decision that it takes back. */
  lifts?: number | null;
}

/**
 * Hides it in an open transaction, which has locked the case, with the decision to do so; what was held waits no longer. Gives
 * whether that changed anything. Throws AppError not_found.
 */
export async function hideLockedSubject(
  tx: Write,
  platform: Pick<Platform, 'caseKinds'>,
  { by, caseId, kind, subjectId, writerId, reasons, lifts = null }: LockedHiding,
): Promise<boolean> {
  const held = await endHold(tx, { kind, subjectId });
  const changed = await readHiding(platform, kind)(tx, { id: subjectId, hiddenAt: tx.now });
  if (!changed && !held) return false;
  await recordAction(tx, { by, caseId }, 'hide');
  await tx.publish(contentHidden, { kind, subjectId });
  await recordDecision(tx, { by, caseId, memberId: writerId, measure: 'hidden', ...reasons, lifts });
  return true;
}
