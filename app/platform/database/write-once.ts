import { createHash } from 'node:crypto';
import { type DraftRef, discardDraft, lockDrafts } from '#app/platform/drafts.ts';
import { AppError } from '#app/platform/errors/app-error.ts';
import type { Viewer } from '#app/platform/session/viewer.ts';
import type { Database, OpenTransaction } from './database.ts';
import { prepared } from './prepared.ts';
import { type Writable, type Write, write } from './write.ts';

/** What a member submits. */
interface Submission {
  by: Viewer;
  /** The idempotency key (rules.md R34); without one, a repeated submission is written again. */
  key: string | null;
  /**
   * The name of the command, with that of the kind of thing where it serves several. With `input` it proves that a repeated key
   * is of the same submission.
   */
  call: string;
  input: object;
  /** The draft of the form, if it has one, which is discarded. */
  draft?: DraftRef;
  /** The member's drafts of other forms that make no sense any more, which are discarded as well. */
  otherDrafts?: readonly DraftRef[];
}

/** What work that is done once gives: the id of what it wrote, if that has one. */
// biome-ignore lint/suspicious/noConfusingVoidType: most writes give nothing
type WrittenId = number | void;

/** What a repetition is answered with: nothing of it is text, since members withdraw their words (rules.md R45). */
interface Written<Id extends WrittenId> {
  id: Id;
  at: Date;
}

/**
 * Writes what a member submits: runs `work` once for its key and discards its drafts, in one transaction. A repetition,
 * concurrent or up to a day later, changes nothing and gives the id and the time of the first (rules.md R34). Throws AppError
 * invalid_input for a key that is not 8 to 100 printable ASCII characters, conflict for a key that was used for another
 * submission, and what `work` throws.
 */
export function writeOnce<Id extends WrittenId>(
  platform: Writable,
  submission: Submission,
  work: (write: Write) => Promise<Id>,
): Promise<Written<Id>> {
  return write(platform, async (tx) => {
    const first = await claimKey(tx, submission);
    if (first) return first as Written<Id>;
    const id = await work(tx);
    if (typeof id === 'number') await storeId(tx, submission, id);
    await discardDrafts(tx, submission);
    return { id, at: tx.now };
  });
}

/** Whether the member has sent this idempotency key before. Without a key, false. */
export async function isKeyUsed(
  db: Database | OpenTransaction,
  { memberId, key }: { memberId: number; key: string | null },
): Promise<boolean> {
  return key !== null && (await findKey(db, { memberId, key })).length > 0;
}

/** The format of an idempotency key. */
const KEY = /^[\x21-\x7e]{8,100}$/;

/** Takes the key for this submission. Gives what was written with it, if it was used; null where this is the first. */
async function claimKey(
  { db, now }: Write,
  { by: { memberId }, key, call, input }: Submission,
): Promise<Written<WrittenId> | null> {
  if (!key) return null;
  if (!KEY.test(key)) throw new AppError('invalid_input');
  const requestHash = createHash('sha256')
    .update(JSON.stringify([call, input]))
    .digest();
  const [claimed] = await insertKey(db, { memberId, key, requestHash, now });
  if (claimed) return null;
  const { writtenId, createdAt, askedHash } = await db
    .selectFrom('idempotencyKey')
    .select(['writtenId', 'createdAt', 'askedHash'])
    .where('memberId', '=', memberId)
    .where('key', '=', key)
    .executeTakeFirstOrThrow();
  if (askedHash && !requestHash.equals(askedHash)) throw new AppError('conflict');
  return { id: writtenId ?? undefined, at: createdAt };
}

async function storeId({ db }: Write, { by, key }: Submission, id: number): Promise<void> {
  if (key) await updateKey(db, { memberId: by.memberId, key, id });
}

/** A concurrent save of a draft waits for the lock. Then it finds the key and saves nothing. */
async function discardDrafts({ db }: Write, { by: { memberId }, draft, otherDrafts = [] }: Submission): Promise<void> {
  if (!draft) return;
  await lockDrafts(db, memberId);
  for (const each of [draft, ...otherDrafts]) await discardDraft(db, { memberId, ...each });
}

interface KeyOfMember {
  memberId: number;
  key: string;
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

const updateKey = prepared((db, { memberId, key, id }: KeyOfMember & { id: number }) =>
  db.updateTable('idempotencyKey').set({ writtenId: id }).where('memberId', '=', memberId).where('key', '=', key),
);
