import { type Written, type WrittenId, withIdempotencyKey } from '#app/platform/database/with-idempotency-key.ts';
import { type Writable, type Write, write } from '#app/platform/database/write.ts';
import type { Viewer } from '#app/platform/session/viewer.ts';
import type { DraftRef } from '../draft.ts';
import { discardDraft } from './discard-draft.ts';
import { lockDrafts } from './save-draft.ts';

/** What a member submits. */
interface Submission {
  by: Viewer;
  /** The idempotency key (rules.md R34); without one, a repeated submission is written again. */
  key: string | null;
  /** The name of the call. With `input` it proves that a repeated key is of the same submission. */
  call: string;
  input: object;
  /** The draft of the form, which is discarded. */
  draft: DraftRef;
  /** The member's drafts of other forms that make no sense any more, which are discarded as well. */
  otherDrafts?: readonly DraftRef[];
}

/**
 * Writes what a member submits: runs `work` once for its key and discards the draft, in one transaction. Gives the
 * id and the time of what was written, also to a repetition. Throws AppError invalid_input for a
 * malformed key, conflict for a key that was used for something else, and what `work` throws.
 */
export function writeOnce<Id extends WrittenId>(
  platform: Writable,
  { by, key, call, input, draft, otherDrafts = [] }: Submission,
  work: (write: Write) => Promise<Id>,
): Promise<Written<Id>> {
  const { memberId } = by;
  return write(platform, (tx) =>
    withIdempotencyKey(tx.db, { memberId, key, call, input, now: tx.now }, async () => {
      const id = await work(tx);
      // A concurrent save of the draft waits for this lock. Then it finds the key and saves nothing.
      await lockDrafts(tx.db, memberId);
      for (const each of [draft, ...otherDrafts]) await discardDraft(tx.db, { memberId, ...each });
      return id;
    }),
  );
}
