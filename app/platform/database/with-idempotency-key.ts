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

/** What work that is done once gives: the id of what it wrote, if that has one. */
// biome-ignore lint/suspicious/noConfusingVoidType: most writes give nothing
export type WrittenId = number | void;

/** What a repetition is answered with: nothing of it is text, since members withdraw their words (rules.md R45). */
export interface Written<Id extends WrittenId> {
  id: Id;
  at: Date;
}

/**
 * Runs `work` once for each member and idempotency key, in the caller's transaction. A repeated request, concurrent or up
 * to a day later, changes nothing and gives the id and the time of the first (rules.md R34). `call` and `input` identify the
 * request. Without a key `work` always runs. Throws AppError invalid_input for a key that is not 8 to 100 printable ASCII
 * characters, and conflict for a key that was used for another request.
 */
export async function withIdempotencyKey<Id extends WrittenId>(
  db: OpenTransaction,
  { memberId, key, call, input, now }: { memberId: number; key: string | null; call: string; input: object; now: Date },
  work: () => Promise<Id>,
): Promise<Written<Id>> {
  if (!key) return { id: await work(), at: now };
  if (!KEY.test(key)) throw new AppError('invalid_input');
  const requestHash = createHash('sha256')
    .update(JSON.stringify([call, input]))
    .digest();
  const [first] = await insertKey(db, { memberId, key, requestHash, now });
  if (!first) return readWritten<Id>(db, { memberId, key, requestHash });
  const id = await work();
  if (typeof id === 'number') await storeId(db, { memberId, key, id });
  return { id, at: now };
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
      .values({ memberId, key, askedHash: requestHash, createdAt: now })
      .onConflict((conflict) => conflict.doNothing())
      .returning('key'),
);

const storeId = prepared((db, { memberId, key, id }: KeyOfMember & { id: number }) =>
  db.updateTable('idempotencyKey').set({ writtenId: id }).where('memberId', '=', memberId).where('key', '=', key),
);

async function readWritten<Id extends WrittenId>(
  db: OpenTransaction,
  { memberId, key, requestHash }: KeyOfMember & { requestHash: Buffer },
): Promise<Written<Id>> {
  const { writtenId, createdAt, askedHash } = await db
    .selectFrom('idempotencyKey')
    .select(['writtenId', 'createdAt', 'askedHash'])
    .where('memberId', '=', memberId)
    .where('key', '=', key)
    .executeTakeFirstOrThrow();
  if (askedHash && !requestHash.equals(askedHash)) throw new AppError('conflict');
  return { id: (writtenId ?? undefined) as Id, at: createdAt };
}
