import { type Write, write } from '#app/platform/database/write.ts';
import { AppError } from '#app/platform/errors/app-error.ts';
import type { Platform } from '#app/platform/platform.ts';
import { contentShown } from '../events.ts';
import { findDecisionInForce } from '../lists/decisions.ts';
import { findHold } from '../lists/holds.ts';
import { readHiding, type SubjectRef } from '../lists/subjects.ts';
import { mayModerate } from '../policy.ts';
import { closeCase } from './handle-case.ts';
import { type ByModerator, lockFreeCase } from './lock-case.ts';
import { recordAction } from './record-action.ts';
import { recordDecision } from './record-decision.ts';

/**
 * Shows again what was hidden, also after its case was handled (docs/decisions/hiding.md). A second time it changes
 * nothing. What is held is let through, which closes its case. Throws AppError forbidden, not_found for what is no longer
 * there, or conflict when another moderator is at it.
 */
export async function showSubject(platform: Platform, moderator: ByModerator): Promise<void> {
  if (!mayModerate(moderator.by)) throw new AppError('forbidden');
  await write(platform, (tx) => showSubjectOf(tx, platform, moderator));
}

/** The same in an open transaction, for whom the caller has authorized. Gives whether it was hidden. */
export async function showSubjectOf(
  tx: Write,
  platform: Pick<Platform, 'caseKinds'>,
  moderator: ByModerator,
): Promise<boolean> {
  const { kind, subjectId, writerId } = await lockFreeCase(tx, moderator);
  const thing = { kind, subjectId };
  if (await findHold(tx.db, thing)) {
    await closeCase(tx, platform, { ...moderator, ...KEPT });
    return true;
  }
  return showLockedSubject(tx, platform, { ...moderator, ...thing, writerId });
}

/** How a case about a text that is held is closed where a moderator lets it through. */
const KEPT = { outcome: 'kept', reasons: null, note: '' } as const;

interface Showing extends ByModerator, SubjectRef {
  writerId: number | null;
  /** Why, in the words of whom it concerns. */
  facts?: string;
}

const FACTS = 'Een moderator heeft er opnieuw naar gekeken. Het mag op de site staan.';

/**
 * Shows it in an open transaction, which has locked the case, by a decision that takes back the one to hide it. Throws
 * AppError not_found. Gives whether it was hidden.
 */
export async function showLockedSubject(
  tx: Write,
  platform: Pick<Platform, 'caseKinds'>,
  { by, caseId, kind, subjectId, writerId, facts = FACTS }: Showing,
): Promise<boolean> {
  const lifts = await findDecisionInForce(tx.db, { kind, subjectId, measure: 'hidden' });
  if (!(await readHiding(platform, kind)(tx, { id: subjectId, hiddenAt: null }))) return false;
  await recordAction(tx, { by, caseId }, 'show');
  await tx.publish(contentShown, { kind, subjectId });
  await recordDecision(tx, {
    by,
    caseId,
    memberId: writerId,
    measure: 'none',
    rule: null,
    facts,
    lifts: lifts?.id ?? null,
  });
  return true;
}
