import { createHash } from 'node:crypto';
import { AppError } from '#app/platform/errors/app-error.ts';
import type { Database, OpenTransaction } from './database.ts';
import { prepared } from './prepared.ts';

interface KeyOfMember {
  memberId: number;
  key: string;
}

/** The format of an idempotency key. */
const KEY = /^[\x21-\x7e]{8,100}$/;

/**
 * Runs `work` once for each member and idempotency key, in the caller's transaction. A repeated request, concurrent or up
 * to a day later, changes nothing and gives the stored response to the first (rules.md R34). `call` and `input` identify the
 * request; the response is stored as JSON. Without a key `work` always runs. Throws AppError invalid_input for a key that is
 * not 8 to 100 printable ASCII characters, and conflict for a key that was used for another request.
 */
export async function withIdempotencyKey<T>(
  db: OpenTransaction,
  { memberId, key, call, input, now }: { memberId: number; key: string | null; call: string; input: object; now: Date },
  work: () => Promise<T>,
): Promise<T> {
  if (!key) return work();
  if (!KEY.test(key)) throw new AppError('invalid_input');
  const requestHash = createHash('sha256')
    .update(JSON.stringify([call, input]))
    .digest();
  const [first] = await insertKey(db, { memberId, key, requestHash, now });
  if (!first) return readStoredResponse(db, { memberId, key, requestHash });
  const response = await work();
  await storeResponse(db, { memberId, key, response: JSON.stringify(response ?? null) });
  return response;
}

/** Whether the member has sent this idempotency key before. Without a key, false. */
export async function isKeyUsed(
  db: Database | OpenTransaction,
  { memberId, key }: { memberId: number; key: string | null },
): Promise<boolean> {
  return key !== null && (await findKey(db, { memberId, key })).length > 0;
}

const findKey = prepared((db, { memberId, key }: KeyOfMember) =>
  db.selectFrom('idempotencyKey').where('memberId', '=', memberId).where('key', '=', key).select('key'),
);

const insertKey = prepared(
  (db, { memberId, key, requestHash, now }: KeyOfMember & { requestHash: Buffer; now: Date }) =>
    db
      .insertInto('idempotencyKey')
      .values({ memberId, key, askedHash: requestHash, answer: '', createdAt: now })
      .onConflict((conflict) => conflict.doNothing())
      .returning('key'),
);

const storeResponse = prepared((db, { memberId, key, response }: KeyOfMember & { response: string }) =>
  db.updateTable('idempotencyKey').set({ answer: response }).where('memberId', '=', memberId).where('key', '=', key),
);

async function readStoredResponse<T>(
  db: OpenTransaction,
  { memberId, key, requestHash }: KeyOfMember & { requestHash: Buffer },
): Promise<T> {
  const stored = await db
    .selectFrom('idempotencyKey')
    .select(['answer', 'askedHash'])
    .where('memberId', '=', memberId)
    .where('key', '=', key)
    .executeTakeFirstOrThrow();
  if (stored.askedHash && !requestHash.equals(stored.askedHash)) throw new AppError('conflict');
  return JSON.parse(stored.answer);
}
