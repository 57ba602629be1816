import type { Write } from '#app/platform/database/write.ts';
import { AppError } from '#app/platform/errors/app-error.ts';
import type { Viewer } from '#app/platform/session/viewer.ts';
import { claimantAt } from '../claim.ts';

/**
 * Locks a question that waits for an answer: until the transaction ends, nobody else can claim, answer or decline it. Throws
 * AppError not_found without such a question, or conflict when it was answered or declined, or another professional is
 * answering it.
 */
export async function lockOpenQuestion({ db, now }: Write, { by, id }: { by: Viewer; id: number }) {
  const open = await db
    .selectFrom('openQuestion')
    .select(['claimedBy', 'claimedAt'])
    .where('questionId', '=', id)
    .forUpdate()
    .executeTakeFirst();
  if (!open) throw new AppError((await lockQuestion(db, { about: id })) ? 'conflict' : 'not_found');
  const claimantId = claimantAt(open, now);
  if (claimantId !== null && claimantId !== by.memberId) throw new AppError('conflict');
  return open;
}

/**
 * Whether this question is there. Until the transaction ends it is not deleted, so that nothing about it is stored after
 * that.
 */
export const lockQuestion = (db: Write['db'], { about }: { about: number }): Promise<boolean> =>
  db.selectFrom('adviceQuestion').select('id').where('id', '=', about).forKeyShare().executeTakeFirst().then(Boolean);
