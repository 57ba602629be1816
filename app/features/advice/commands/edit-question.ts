import { assertUnchanged } from '#app/features/drafts/index.ts';
import type { Write } from '#app/platform/database/write.ts';
import { writeOnce } from '#app/platform/database/write-once.ts';
import { AppError } from '#app/platform/errors/app-error.ts';
import type { Platform } from '#app/platform/platform.ts';
import type { Viewer } from '#app/platform/session/viewer.ts';
import { adviceDrafts } from '../draft-kinds.ts';
import { questionEdited } from '../events.ts';
import { mayAnswer } from '../policy.ts';
import { ANSWERS_TOPIC, questionTopic } from '../topics.ts';
import { lockAsker } from './lock-question.ts';

interface Edit {
  by: Viewer;
  questionId: number;
  title: string;
  body: string;
  /** When the question that was edited was last changed, or asked; null where the caller does not tell. */
  basedOn: Date | null;
  key: string | null;
}

/**
 * Changes a question as a professional, such as to take out a name before everybody reads it. What it said before is stored
 * with who changed it, and when (rules.md R27), as long as the asker has an account (rules.md R31). The same texts are no
 * change. A repetition with the same `key` changes nothing. Throws AppError forbidden, not_found, or conflict when it was
 * changed after the edit began, and for a key that was used for something else.
 */
export async function editQuestion(platform: Platform, edit: Edit): Promise<void> {
  const { by, key, ...input } = edit;
  if (!mayAnswer(by)) throw new AppError('forbidden');
  const draft = { kind: adviceDrafts.questionEdit, about: edit.questionId } as const;
  await writeOnce(platform, { by, key, call: 'editQuestion', input, draft }, (tx) => changeQuestion(tx, edit));
}

async function changeQuestion({ db, now, invalidate, publish }: Write, change: Edit) {
  const { by, questionId, title, body, basedOn } = change;
  await lockAsker(db, questionId);
  const former = await db
    .selectFrom('adviceQuestion')
    .select(['authorId', 'title', 'body', 'createdAt', 'editedAt'])
    .where('id', '=', questionId)
    .forNoKeyUpdate() // a save of the draft of this form, which shares the question, may go on
    .executeTakeFirst();
  if (!former) throw new AppError('not_found');
  assertUnchanged({ field: 'Description', changedAt: former.editedAt ?? former.createdAt, basedOn });
  if (former.title === title && former.body === body) return;
  const { authorId } = former;
  if (authorId !== null) {
    const texts = { formerTitle: former.title, formerBody: former.body };
    await db
      .insertInto('adviceQuestionEdit')
      .values({ questionId, authorId, editorId: by.memberId, ...texts, createdAt: now })
      .execute();
  }
  await db.updateTable('adviceQuestion').set({ title, body, editedAt: now }).where('id', '=', questionId).execute();
  invalidate(ANSWERS_TOPIC, questionTopic(questionId));
  await publish(questionEdited, { questionId });
}
