import type { OpenTransaction } from '#app/platform/database/database.ts';
import type { DraftOf } from '../draft.ts';
import { discardDraft } from './discard-draft.ts';
import { inTurn } from './save-draft.ts';

/**
 * Removes the draft of what is being sent, in the transaction that sends it, under `once()` with the key of the form: a
 * save under way waits for it and then finds the key, so that it keeps nothing.
 */
export async function discardSentDraft(db: OpenTransaction, draft: DraftOf & { memberId: number }): Promise<void> {
  await inTurn(db, draft.memberId);
  await discardDraft(db, draft);
}
