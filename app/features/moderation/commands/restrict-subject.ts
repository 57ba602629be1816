import { type Write, write } from '#app/platform/database/write.ts';
import { AppError } from '#app/platform/errors/app-error.ts';
import type { Platform } from '#app/platform/platform.ts';
import { contentEdited } from '../events.ts';
import { readKind, type SubjectRef } from '../lists/subjects.ts';
import { mayModerate } from '../policy.ts';
import type { Measure, Reasons } from '../rules.ts';
import { type ByModerator, lockFreeCase } from './lock-case.ts';
import { recordAction } from './record-action.ts';
import { recordDecision } from './record-decision.ts';

interface Restriction extends ByModerator {
  reasons: Reasons;
}

/**
 * Closes what was reported to reactions, also after its case was handled. A second time it changes nothing. Throws AppError
 * forbidden, not_found for what is no longer there or cannot be closed, or conflict when another moderator is at it.
 */
export const closeSubject = (platform: Platform, restriction: Restriction): Promise<void> =>
  restrict(platform, restriction, async (tx, { kind, subjectId }) => {
    const { setClosed } = readKind(platform, kind);
    if (!setClosed) throw new AppError('not_found');
    if (!(await setClosed(tx, { id: subjectId, closedAt: tx.now }))) return null;
    await recordAction(tx, restriction, 'close');
    return 'closed';
  });

/**
 * Moves it to another place, such as a conversation to another group. Where it stands there already it changes nothing. Throws
 * AppError as above, or invalid_input without such a place.
 */
export const moveSubject = (platform: Platform, moving: Restriction & { placeId: number }): Promise<void> =>
  restrict(platform, moving, async (tx, { kind, subjectId }) => {
    const { moves } = readKind(platform, kind);
    if (!moves) throw new AppError('not_found');
    if (!(await moves.move(tx, { id: subjectId, placeId: moving.placeId }))) return null;
    await recordAction(tx, moving, 'move');
    await tx.publish(contentEdited, { kind, subjectId });
    return 'moved';
  });

/** Does something with what a case is about, and stores the decision to do so where `act` gives its measure. */
async function restrict(
  platform: Platform,
  { by, caseId, reasons }: Restriction,
  act: (tx: Write, subject: SubjectRef) => Promise<Measure | null>,
): Promise<void> {
  if (!mayModerate(by)) throw new AppError('forbidden');
  await write(platform, async (tx) => {
    const { kind, subjectId, writerId } = await lockFreeCase(tx, { by, caseId });
    const measure = await act(tx, { kind, subjectId });
    if (measure) await recordDecision(tx, { by, caseId, memberId: writerId, measure, ...reasons });
  });
}
