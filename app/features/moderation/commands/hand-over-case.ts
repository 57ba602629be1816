import { write } from '#app/platform/database/write.ts';
import { AppError } from '#app/platform/errors/app-error.ts';
import type { Platform } from '#app/platform/platform.ts';
import { caseHandedOver } from '../events.ts';
import { listModeratorsToHandTo } from '../lists/moderators.ts';
import { mayModerate } from '../policy.ts';
import { type ByModerator, lockOpenCase } from './lock-case.ts';
import { recordAction } from './record-action.ts';

interface HandingOver extends ByModerator {
  /** The moderator who gets it. */
  toId: number;
  /** What they are told; '' for nothing. */
  note: string;
}

const NO_MODERATOR = 'Kies een moderator';

/**
 * Gives a case to another moderator, who claims it by that and hears so. Throws AppError forbidden, not_found, invalid_input for
 * who is no moderator or wrote what it is about, or conflict when it is handled or another one is at it.
 */
export async function handOverCase(platform: Platform, { toId, note, ...moderator }: HandingOver): Promise<void> {
  const { by, caseId } = moderator;
  if (!mayModerate(by)) throw new AppError('forbidden');
  await write(platform, async (tx) => {
    await lockOpenCase(tx, moderator);
    const others = (await listModeratorsToHandTo(tx, caseId)).filter((id) => id !== by.memberId);
    if (!others.includes(toId)) throw new AppError('invalid_input', { fields: { To: NO_MODERATOR } });
    const claim = { claimedBy: toId, claimedAt: tx.now, postponedUntil: null };
    await tx.db.updateTable('moderationCase').set(claim).where('id', '=', caseId).execute();
    await recordAction(tx, moderator, 'hand-over', note);
    await tx.publish(caseHandedOver, { caseId, moderatorId: toId });
  });
}
