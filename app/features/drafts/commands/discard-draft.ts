import type { Database } from '#app/platform/database/database.ts';
import type { DraftRef } from '../draft.ts';

/** Removes a draft; without one it changes nothing. */
export async function discardDraft(
  db: Database,
  { memberId, kind, about }: DraftRef & { memberId: number },
): Promise<void> {
  await db
    .deleteFrom('draft')
    .where('memberId', '=', memberId)
    .where('kind', '=', kind)
    .where('about', '=', about)
    .execute();
}
