import { withIdempotencyKey } from '#app/platform/database/with-idempotency-key.ts';
import { type Writable, type Write, write } from '#app/platform/database/write.ts';
import type { Viewer } from '#app/platform/session/viewer.ts';
import type { DraftOf } from '../draft.ts';
import { discardDraft } from './discard-draft.ts';
import { lockDrafts } from './save-draft.ts';

/** What a member sends. */
interface Submission {
  by: Viewer;
  /** The key that makes sending it again harmless (rules.md R34); without one, each time counts. */
  key: string | null;
  /** The name of the call, which together with `input` tells one submission from another. */
  call: string;
  input: object;
  /** Its draft, which goes when it is sent. */
  draft: DraftOf;
}

/**
 * Writes what a member sends: `work` in one transaction, withIdempotencyKey for its key, and without its draft afterwards. A repetition
 * gives the answer of the first time, which JSON must be able to hold. Throws AppError invalid_input for a key that is
 * none, conflict for one that was used for something else, and what `work` throws.
 */
export function writeOnce<T>(
  platform: Writable,
  { by, key, call, input, draft }: Submission,
  work: (write: Write) => Promise<T>,
): Promise<T> {
  const { memberId } = by;
  return write(platform, (writing) =>
    withIdempotencyKey(writing.db, { memberId, key, call, input, now: writing.now }, async () => {
      const answer = await work(writing);
      // A save under way waits for this lock and then finds the key, so that it saves nothing.
      await lockDrafts(writing.db, memberId);
      await discardDraft(writing.db, { memberId, ...draft });
      return answer;
    }),
  );
}
