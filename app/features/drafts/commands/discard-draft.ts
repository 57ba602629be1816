import type { Database } from '#app/platform/database/database.ts';
import { prepared } from '#app/platform/database/prepared.ts';
import type { DraftRef } from '../draft.ts';

type OwnedDraft = DraftRef & { memberId: number };

/** Removes a draft; without one it changes nothing. */
export async function discardDraft(db: Database, draft: OwnedDraft): Promise<void> {
  await deleteDraft(db, draft);
}

const deleteDraft = prepared((db, { memberId, kind, about }: OwnedDraft) =>
  db.deleteFrom('draft').where('memberId', '=', memberId).where('kind', '=', kind).where('about', '=', about),
);
