import type { Write } from '#app/platform/database/write.ts';
import { writeOnce } from '#app/platform/database/write-once.ts';
import { AppError } from '#app/platform/errors/app-error.ts';
import type { Platform } from '#app/platform/platform.ts';
import { isAuthor, type Viewer } from '#app/platform/session/viewer.ts';
import { questionWithdrawn } from '../events.ts';
import { deleteQuestion } from './delete-question.ts';

interface Withdrawal {
  by: Viewer;
  id: number;
  key: string | null;
}

/**
 * Withdraws one's own question as long as it has no answer: it is deleted with all that professionals wrote about it. A
 * repetition with the same `key` changes nothing. Throws AppError not_found also for a question of somebody else, so that
 * nobody learns that it is there, or conflict when it has its answer and for a key that was used for something else.
 */
export async function withdrawQuestion(platform: Platform, { by, id, key }: Withdrawal): Promise<void> {
  await writeOnce(platform, { by, key, call: 'withdrawQuestion', input: { id } }, async (tx) => {
    await lockForWithdrawal(tx, { by, id });
    if (await hasAnswer(tx.db, id)) throw new AppError('conflict');
    await deleteQuestion(tx.db, id);
    await tx.publish(questionWithdrawn, { questionId: id });
  });
}

/** Locks the row of the work list first, as whoever answers does, so that the two do not wait for each other. */
async function lockForWithdrawal({ db }: Write, { by, id }: Pick<Withdrawal, 'by' | 'id'>): Promise<void> {
  await db.selectFrom('openQuestion').select('questionId').where('questionId', '=', id).forUpdate().execute();
  const question = await db
    .selectFrom('adviceQuestion')
    .select('authorId')
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
  if (!question || !isAuthor(by, question)) throw new AppError('not_found');
}

const hasAnswer = (db: Write['db'], questionId: number): Promise<boolean> =>
  db
    .selectFrom('adviceAnswer')
    .select('questionId')
    .where('questionId', '=', questionId)
    .executeTakeFirst()
    .then(Boolean);
