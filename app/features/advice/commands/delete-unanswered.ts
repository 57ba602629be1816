import type { OpenTransaction } from '#app/platform/database/database.ts';
import { write } from '#app/platform/database/write.ts';
import { discardDraftsAbout } from '#app/platform/drafts.ts';
import type { Platform } from '#app/platform/platform.ts';
import { adviceDrafts } from '../draft-kinds.ts';
import { deleteQuestion } from './delete-question.ts';

/**
 * Deletes the questions without an answer of members who deleted their account: nobody is there to read one (rules.md R31).
 * So are those that they took off the site. Of the others with an answer go the drafts of edits, in which who asked may still be known.
 */
export const deleteUnanswered = (platform: Platform): Promise<void> =>
  write(platform, async ({ db }) => {
    // The row of the work list first, as whoever answers does: what has its answer by then is not among them.
    for (const table of ['openQuestion', 'declinedQuestion'] as const) {
      for (const id of await takeFromList(db, table)) await deleteQuestion(db, id);
    }
    for (const id of await listHidden(db)) await deleteQuestion(db, id);
    const answered = await listEditDrafts(db);
    for (const { about } of answered) await discardDraftsAbout(db, { kind: adviceDrafts.questionEdit, about });
  });

/** Deletes the rows of questions without an author, and gives the ids of those questions. */
async function takeFromList(db: OpenTransaction, table: 'openQuestion' | 'declinedQuestion'): Promise<number[]> {
  const rows = await db
    .deleteFrom(table)
    .where('questionId', 'in', ({ selectFrom }) =>
      selectFrom('adviceQuestion').select('id').where('authorId', 'is', null),
    )
    .returning('questionId')
    .execute();
  return rows.map(({ questionId }) => questionId);
}

/** Those that their askers, who are gone, took off the site; locked, so that nobody changes the answer meanwhile. */
async function listHidden(db: OpenTransaction): Promise<number[]> {
  const rows = await db
    .selectFrom('adviceAnswer')
    .innerJoin('adviceQuestion', 'adviceQuestion.id', 'adviceAnswer.questionId')
    .select('adviceAnswer.questionId')
    .where('hiddenByAsker', '=', true)
    .where('adviceQuestion.authorId', 'is', null)
    .forUpdate('adviceAnswer')
    .execute();
  return rows.map(({ questionId }) => questionId);
}

const listEditDrafts = (db: OpenTransaction) =>
  db
    .selectFrom('draft')
    .innerJoin('adviceQuestion', 'adviceQuestion.id', 'draft.about')
    .select('draft.about')
    .distinct()
    .where('draft.kind', '=', adviceDrafts.questionEdit)
    .where('adviceQuestion.authorId', 'is', null)
    .execute();
