import type { Database, OpenTransaction } from './database/database.ts';
import { prepared } from './database/prepared.ts';

declare const brand: unique symbol;

/**
 * The kind of a draft: the name of its form, which the `feature.ts` of the form declares. The draft of an edit also
 * stores which version of the text it is based on.
 */
export type DraftKind = string & { [brand]: true };

/** Declares a kind of draft, by a name of lower-case letters and hyphens. */
export const draftKind = (name: string): DraftKind => name as DraftKind;

/** Identifies a draft of a member: its kind, and the id of what it is about. */
export interface DraftRef {
  kind: DraftKind;
  about: number;
}

type OwnedDraft = DraftRef & { memberId: number };

/**
 * Lets one transaction at a time write a member's drafts. This lock does not block new rows that refer to the member.
 */
export async function lockDrafts(db: OpenTransaction, memberId: number): Promise<void> {
  await lockMember(db, { memberId });
}

const lockMember = prepared((db, { memberId }: { memberId: number }) =>
  db.selectFrom('member').select('id').where('id', '=', memberId).forNoKeyUpdate(),
);

/** Removes a draft; without one it changes nothing. */
export async function discardDraft(db: Database, draft: OwnedDraft): Promise<void> {
  await deleteDraft(db, draft);
}

const deleteDraft = prepared((db, { memberId, kind, about }: OwnedDraft) =>
  db.deleteFrom('draft').where('memberId', '=', memberId).where('kind', '=', kind).where('about', '=', about),
);

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

/** Removes the drafts of all members about this thing. */
export async function discardDraftsAbout(db: Database, { kind, about }: DraftRef): Promise<void> {
  await db.deleteFrom('draft').where('kind', '=', kind).where('about', '=', about).execute();
}
