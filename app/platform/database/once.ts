import { AppError } from '#app/platform/errors/app-error.ts';
import type { OpenTransaction } from './database.ts';

/**
 * Does `work` once for a member and key, in the caller's transaction: a repetition, at the same moment or a day later,
 * gives the first one's answer and changes nothing (rules.md R34). Without a key it is simply done. Throws AppError
 * invalid_input for a key that has not 8 to 100 characters.
 */
export async function once<T>(
  db: OpenTransaction,
  { memberId, key, now }: { memberId: number; key: string | null; now: Date },
  work: () => Promise<T>,
): Promise<T> {
  if (!key) return work();
  if (key.length < 8 || key.length > 100) throw new AppError('invalid_input');
  const first = await db
    .insertInto('idempotencyKey')
    .values({ memberId, key, answer: '', createdAt: now })
    .onConflict((conflict) => conflict.doNothing())
    .returning('key')
    .executeTakeFirst();
  if (!first) return earlierAnswer(db, memberId, key);
  const answer = await work();
  await db
    .updateTable('idempotencyKey')
    .set({ answer: JSON.stringify(answer) })
    .where('memberId', '=', memberId)
    .where('key', '=', key)
    .execute();
  return answer;
}

async function earlierAnswer<T>(db: OpenTransaction, memberId: number, key: string): Promise<T> {
  const { answer } = await db
    .selectFrom('idempotencyKey')
    .select('answer')
    .where('memberId', '=', memberId)
    .where('key', '=', key)
    .executeTakeFirstOrThrow();
  return JSON.parse(answer);
}
