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

/** The same for a question of the member's own: about somebody else's nothing is stored, whether it is there or not. */
export const lockOwnQuestion = (
  db: Write['db'],
  { memberId, about }: { memberId: number; about: number },
): Promise<boolean> =>
  db
    .selectFrom('adviceQuestion')
    .select('id')
    .where('id', '=', about)
    .where('authorId', '=', memberId)
    .forKeyShare()
    .executeTakeFirst()
    .then(Boolean);

/**
 * The member who asked a question; null for one whose account is deleted. A deletion that has begun is waited for, and the
 * next waits for the transaction. It comes before other locks, because a deletion waits for the question in its turn.
 */
export async function lockAsker(db: Write['db'], questionId: number): Promise<number | null> {
  const asker = await db
    .selectFrom('member')
    .select('id')
    .where('id', '=', ({ selectFrom }) =>
      selectFrom('adviceQuestion').select('authorId').where('id', '=', questionId).$asScalar(),
    )
    .forKeyShare()
    .executeTakeFirst();
  return asker?.id ?? null;
}
