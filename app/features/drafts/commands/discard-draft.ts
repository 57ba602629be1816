import type { Database, OpenTransaction } from '#app/platform/database/database.ts';
import { prepared } from '#app/platform/database/prepared.ts';
import type { DraftKind, DraftRef } from '../draft.ts';
import { lockDrafts } from './save-draft.ts';

type OwnedDraft = DraftRef & { memberId: number };

/** Removes a draft; without one it changes nothing. */
export async function discardDraft(db: Database, draft: OwnedDraft): Promise<void> {
  await deleteDraft(db, draft);
}

/**
 * Removes all drafts of a member of these kinds. A save that has begun is waited for, so that it can't bring one back; the
 * caller has seen to it that the next is refused.
 */
export async function discardDraftsOf(
  db: OpenTransaction,
  { memberId, kinds }: { memberId: number; kinds: readonly DraftKind[] },
): Promise<void> {
  if (kinds.length === 0) return;
  await lockDrafts(db, memberId);
  await db.deleteFrom('draft').where('memberId', '=', memberId).where('kind', 'in', kinds).execute();
}

const deleteDraft = prepared((db, { memberId, kind, about }: OwnedDraft) =>
  db.deleteFrom('draft').where('memberId', '=', memberId).where('kind', '=', kind).where('about', '=', about),
);

/** Removes the drafts of all members about this thing. */
export async function discardDraftsAbout(db: Database, { kind, about }: DraftRef): Promise<void> {
  await db.deleteFrom('draft').where('kind', '=', kind).where('about', '=', about).execute();
}
