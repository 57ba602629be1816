import { write } from '#app/platform/database/write.ts';
import { AppError } from '#app/platform/errors/app-error.ts';
import type { Platform } from '#app/platform/platform.ts';
import { mayModerate } from '../policy.ts';
import { type ByModerator, lockOpenCase, recordAction } from './lock-case.ts';

/**
 * Claims a case, so that no other moderator acts on it for CLAIM_LIFETIME; a second time it lasts from then. A claim that
 * has expired is taken over. Throws AppError forbidden, not_found, or conflict when it is handled or another one is at it.
 */
export async function claimCase(platform: Platform, moderator: ByModerator): Promise<void> {
  const { by, caseId } = moderator;
  if (!mayModerate(by)) throw new AppError('forbidden');
  await write(platform, async (tx) => {
    const { claimedBy } = await lockOpenCase(tx, moderator);
    const claim = { claimedBy: by.memberId, claimedAt: tx.now };
    await tx.db.updateTable('moderationCase').set(claim).where('id', '=', caseId).execute();
    if (claimedBy === by.memberId) return;
    await recordAction(tx, moderator, 'claim');
  });
}

/**
 * Leaves a case to other moderators again. It does nothing when nobody holds it. Throws AppError forbidden, not_found, or
 * conflict when it is handled or another one is at it.
 */
export async function releaseCase(platform: Platform, moderator: ByModerator): Promise<void> {
  const { by, caseId } = moderator;
  if (!mayModerate(by)) throw new AppError('forbidden');
  await write(platform, async (tx) => {
    const { claimedBy } = await lockOpenCase(tx, moderator);
    if (claimedBy !== by.memberId) return;
    const released = { claimedBy: null, claimedAt: null };
    await tx.db.updateTable('moderationCase').set(released).where('id', '=', caseId).execute();
    await recordAction(tx, moderator, 'release');
  });
}
