import { isDeepStrictEqual } from 'node:util';
import { sql } from 'kysely';
import { assertUnchanged, changedMeanwhile } from '#app/features/drafts/index.ts';
import type { Write } from '#app/platform/database/write.ts';
import { writeOnce } from '#app/platform/database/write-once.ts';
import { AppError } from '#app/platform/errors/app-error.ts';
import type { Platform } from '#app/platform/platform.ts';
import { adviceDrafts } from '../draft-kinds.ts';
import { answerCorrected, answerEdited } from '../events.ts';
import { mayAnswer } from '../policy.ts';
import { ANSWERS_TOPIC, questionTopic } from '../topics.ts';
import { assertSeen } from './assert-seen.ts';
import { noteCorrection } from './mail-corrections.ts';
import type { NewAnswer } from './publish-answer.ts';
import { tagAnswer } from './tag-answer.ts';

interface Edit extends Omit<NewAnswer, 'detailsSeen'> {
  /** When the answer that was edited was last changed, or published; null where the caller does not tell. */
  basedOn: Date | null;
  /** The ids of the tags that it had then; null where the caller does not tell. */
  basedOnTags: readonly number[] | null;
  /** The lines by which it was found then; null where the caller does not tell. */
  basedOnQuestionLines: readonly string[] | null;
}

/**
 * Changes an answer and its tags. What it said before is stored with who changed it, and when (rules.md R27); its asker is
 * told where it says something else. The same text is no change. A repetition with the same `key` changes nothing.
 * Throws AppError forbidden, not_found, invalid_input for unknown tags or a name, or conflict when it was changed after the edit
 * began, and for a key that was used for something else.
 */
export async function editAnswer(platform: Platform, edit: Edit): Promise<void> {
  const { by, key, ...input } = edit;
  if (!mayAnswer(by)) throw new AppError('forbidden');
  const about = edit.questionId;
  const draft = { kind: adviceDrafts.answerEdit, about };
  // An answer that this professional wrote while somebody else was first is shown beside the form until now.
  const otherDrafts = [{ kind: adviceDrafts.answer, about }];
  await writeOnce(platform, { by, key, call: 'editAnswer', input, draft, otherDrafts }, async (tx) => {
    const { questionId } = edit;
    await assertSeen(tx.db, platform, { ...edit, detailsSeen: true }); // the question was read when it was answered
    const former = await changeText(tx, edit);
    const tagged = await changeTags(tx, edit);
    const reworded = await changeQuestionLines(tx, edit);
    if (former === null && !tagged && !reworded) return;
    tx.invalidate(ANSWERS_TOPIC, questionTopic(questionId));
    await tx.publish(answerEdited, { questionId });
    if (former === null || !isCorrection(former, edit.body)) return;
    await tx.publish(answerCorrected, { questionId });
    await noteCorrection(tx, questionId);
  });
}

/** Locks the answer, so that of concurrent edits each stores the text that it replaces. Gives that text; null for the same. */
async function changeText({ db, now }: Write, { by, questionId, body, basedOn }: Edit): Promise<string | null> {
  const former = await db
    .selectFrom('adviceAnswer')
    .select(['body', 'publishedAt', 'editedAt'])
    .where('questionId', '=', questionId)
    .forUpdate()
    .executeTakeFirst();
  if (!former) throw new AppError('not_found');
  assertUnchanged({ field: 'Advice', changedAt: former.editedAt ?? former.publishedAt, basedOn });
  if (former.body === body) return null;
  await db
    .insertInto('adviceAnswerEdit')
    .values({ questionId, editorId: by.memberId, formerBody: former.body, createdAt: now })
    .execute();
  await db.updateTable('adviceAnswer').set({ body, editedAt: now }).where('questionId', '=', questionId).execute();
  return former.body;
}

/** Says whether it changed by which lines the answer is found. Those that this edit left alone stay as they are now. */
async function changeQuestionLines(
  { db }: Write,
  { questionId, questionLines, basedOnQuestionLines: basedOn }: Edit,
): Promise<boolean> {
  if (questionLines === null || (basedOn && isDeepStrictEqual(questionLines, basedOn))) return false;
  const lines = [...questionLines];
  if (basedOn) {
    const stored = await db
      .selectFrom('adviceAnswer')
      .select('questionLines')
      .where('questionId', '=', questionId)
      .executeTakeFirstOrThrow();
    if (!isDeepStrictEqual(stored.questionLines, basedOn)) throw changedMeanwhile('QuestionLines');
  }
  const changed = await db
    .updateTable('adviceAnswer')
    .set({ questionLines: lines })
    .where('questionId', '=', questionId)
    .where('questionLines', '!=', sql<string[]>`${lines}::text[]`)
    .executeTakeFirst();
  return changed.numUpdatedRows > 0n;
}

/** Says whether any tag changed. The lock on the answer keeps others from changing them at the same time. */
async function changeTags({ db }: Write, edit: Edit): Promise<boolean> {
  const { questionId, basedOnTags } = edit;
  if (basedOnTags) {
    const rows = await db.selectFrom('adviceAnswerTag').select('tagId').where('questionId', '=', questionId).execute();
    const current = rows.map(({ tagId }) => tagId);
    if (new Set(current).symmetricDifference(new Set(basedOnTags)).size > 0) throw changedMeanwhile('Tags');
  }
  return tagAnswer(db, edit);
}

/** Whether a new text says something else: other words or numbers, and not only other capitals, spaces or signs. */
export const isCorrection = (former: string, text: string): boolean => wordsOf(former) !== wordsOf(text);

/** Signs within a number count: 1,5 is not 15. */
const wordsOf = (text: string): string =>
  (
    text
      .normalize('NFC')
      .toLowerCase()
      .match(/\p{N}+(?:[.,]\p{N}+)*|[\p{L}\p{M}]+/gu) ?? []
  ).join(' ');
