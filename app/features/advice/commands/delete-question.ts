import type { OpenTransaction } from '#app/platform/database/database.ts';
import { discardDraftsAbout } from '#app/platform/drafts.ts';
import { DRAFTS_ABOUT_A_QUESTION } from '../draft-kinds.ts';

/**
 * Deletes a question that nobody else can read, with all that professionals wrote about it. The caller has locked its row
 * of the work list, so that it gets no answer meanwhile, or its answer.
 */
export async function deleteQuestion(db: OpenTransaction, id: number): Promise<void> {
  await db.deleteFrom('adviceQuestion').where('id', '=', id).execute();
  for (const kind of DRAFTS_ABOUT_A_QUESTION) await discardDraftsAbout(db, { kind, about: id });
}
