import { createHash } from 'node:crypto';
import { AppError } from '#app/platform/errors/app-error.ts';
import type { OpenTransaction } from './database.ts';

/** A key as a program or a form of ours may choose it. */
const KEY = /^[\x21-\x7e]{8,100}$/;

/**
 * Does `work` withIdempotencyKey for a member and key, in the caller's transaction: a repetition, at the same moment or a day later,
 * gives the first one's answer and changes nothing (rules.md R34). `call` and its `input` tell one request from another; they and
 * the answer are stored as JSON. Without a key it is simply done. Throws AppError invalid_input for a key that is not 8 to
 * 100 printable characters of ASCII, and conflict for one that was used for another request.
 */
export async function withIdempotencyKey<T>(
  db: OpenTransaction,
  { memberId, key, call, input, now }: { memberId: number; key: string | null; call: string; input: object; now: Date },
  work: () => Promise<T>,
): Promise<T> {
  if (!key) return work();
  if (!KEY.test(key)) throw new AppError('invalid_input');
  const askedHash = createHash('sha256')
    .update(JSON.stringify([call, input]))
    .digest();
  const first = await db
    .insertInto('idempotencyKey')
    .values({ memberId, key, askedHash, answer: '', createdAt: now })
    .onConflict((conflict) => conflict.doNothing())
    .returning('key')
    .executeTakeFirst();
  if (!first) return earlierAnswer(db, { memberId, key, askedHash });
  const answer = await work();
  await db
    .updateTable('idempotencyKey')
    .set({ answer: JSON.stringify(answer ?? null) })
    .where('memberId', '=', memberId)
    .where('key', '=', key)
    .execute();
  return answer;
}

async function earlierAnswer<T>(
  db: OpenTransaction,
  { memberId, key, askedHash }: { memberId: number; key: string; askedHash: Buffer },
): Promise<T> {
  const earlier = await db
    .selectFrom('idempotencyKey')
    .select(['answer', 'askedHash'])
    .where('memberId', '=', memberId)
    .where('key', '=', key)
    .executeTakeFirstOrThrow();
  if (earlier.askedHash && !askedHash.equals(earlier.askedHash)) throw new AppError('conflict');
  return JSON.parse(earlier.answer);
}
