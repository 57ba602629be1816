import { write } from '#app/platform/database/write.ts';
import { AppError } from '#app/platform/errors/app-error.ts';
import type { Platform } from '#app/platform/platform.ts';
import type { Viewer } from '#app/platform/session/viewer.ts';
import { mayAnswer } from '../policy.ts';
import { lockOpenQuestion } from './lock-question.ts';

interface Claim {
  by: Viewer;
  id: number;
}

/**
 * Claims a question, so that nobody else answers it for two days; a second time it lasts from then. Throws AppError
 * forbidden, not_found, or conflict when it has its answer or another professional is answering it.
 */
export async function claimQuestion(platform: Platform, { by, id }: Claim): Promise<void> {
  if (!mayAnswer(by)) throw new AppError('forbidden');
  await write(platform, async (tx) => {
    await lockOpenQuestion(tx, { by, id });
    const claim = { claimedBy: by.memberId, claimedAt: tx.now };
    await tx.db.updateTable('openQuestion').set(claim).where('questionId', '=', id).execute();
  });
}

/**
 * Leaves a question to others again. It does nothing when the viewer does not hold it. Throws AppError forbidden, or
 * not_found for a question that does not wait for an answer.
 */
export async function releaseQuestion(platform: Platform, { by, id }: Claim): Promise<void> {
  if (!mayAnswer(by)) throw new AppError('forbidden');
  await write(platform, async ({ db }) => {
    const open = await db
      .selectFrom('openQuestion')
      .select('claimedBy')
      .where('questionId', '=', id)
      .forUpdate()
      .executeTakeFirst();
    if (!open) throw new AppError('not_found');
    if (open.claimedBy !== by.memberId) return;
    const released = { claimedBy: null, claimedAt: null };
    await db.updateTable('openQuestion').set(released).where('questionId', '=', id).execute();
  });
}
