import type { Write } from '#app/platform/database/write.ts';
import { writeOnce } from '#app/platform/database/write-once.ts';
import { AppError } from '#app/platform/errors/app-error.ts';
import type { Platform } from '#app/platform/platform.ts';
import type { Viewer } from '#app/platform/session/viewer.ts';
import { adviceDrafts } from '../draft-kinds.ts';
import { questionAnswered } from '../events.ts';
import { mayAnswer } from '../policy.ts';
import { DIET_QUESTIONS } from '../rules.ts';
import { ANSWERS_TOPIC, questionTopic } from '../topics.ts';
import { assertSeen } from './assert-seen.ts';
import { lockOpenQuestion } from './lock-question.ts';
import { tagAnswer } from './tag-answer.ts';

export interface NewAnswer {
  by: Viewer;
  questionId: number;
  body: string;
  tagIds: number[];
  /** The name of a tag that may not be there yet; '' for none. */
  newTag: string;
  /** How people would ask this, for the search alone; null where the caller does not tell. */
  questionLines: readonly string[] | null;
  /** Whether the professional saw that the question has a number or address in it, and lets that stay. */
  detailsSeen: boolean;
  /** Whether they saw that the answer names somebody, and let that stay. */
  nameSeen: boolean;
  key: string | null;
}

/**
 * Answers a question, which everybody may read from then on; the asker is told by the worker. A repetition with the same `key`
 * changes nothing. Throws AppError forbidden, not_found, invalid_input for unknown tags, or conflict when it has its answer,
 * another professional is answering it, or the key was used for something else. Of a question with a number or address in it,
 * or without a name that the answer gives, also invalid_input, until the professional has seen that.
 */
export async function publishAnswer(platform: Platform, answer: NewAnswer): Promise<void> {
  const { by, key, ...input } = answer;
  if (!mayAnswer(by)) throw new AppError('forbidden');
  const about = answer.questionId;
  const draft = { kind: adviceDrafts.answer, about };
  const otherDrafts = [adviceDrafts.decline, adviceDrafts.askBack].map((kind) => ({ kind, about }));
  await writeOnce(platform, { by, key, call: 'publishAnswer', input, draft, otherDrafts }, async (tx) => {
    const { questionId } = answer;
    await lockOpenQuestion(tx, { by, id: questionId });
    await assertSeen(tx.db, platform, answer);
    await insertAnswer(tx, answer);
    await tagAnswer(tx.db, answer);
    await tx.db.deleteFrom('openQuestion').where('questionId', '=', questionId).execute();
    await countAnswer(tx.db);
    tx.invalidate(ANSWERS_TOPIC, questionTopic(questionId));
    await tx.publish(questionAnswered, { questionId });
  });
}

/** With the name under which the professional answers now: it stays when they choose another. */
async function insertAnswer({ db, now }: Write, { by, questionId, body, questionLines }: NewAnswer): Promise<void> {
  const own = await db
    .selectFrom('adviceExpert')
    .select('expert')
    .where('memberId', '=', by.memberId)
    .executeTakeFirst();
  await db
    .insertInto('adviceAnswer')
    .values({
      questionId,
      typeId: DIET_QUESTIONS.id,
      authorId: by.memberId,
      expert: own?.expert ?? null,
      body,
      questionLines: [...(questionLines ?? [])],
      publishedAt: now,
    })
    .execute();
}

const countAnswer = (db: Write['db']) =>
  db
    .updateTable('questionType')
    .set((eb) => ({ answeredCount: eb('answeredCount', '+', 1) }))
    .where('id', '=', DIET_QUESTIONS.id)
    .execute();
