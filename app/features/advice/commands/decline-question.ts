import { writeOnce } from '#app/platform/database/write-once.ts';
import { AppError } from '#app/platform/errors/app-error.ts';
import type { Platform } from '#app/platform/platform.ts';
import type { Viewer } from '#app/platform/session/viewer.ts';
import type { DeclineReason } from '../contract/decline-reasons.ts';
import { adviceDrafts } from '../draft-kinds.ts';
import { questionDeclined } from '../events.ts';
import { mayAnswer } from '../policy.ts';
import { lockOpenQuestion } from './lock-question.ts';

interface Decline {
  by: Viewer;
  questionId: number;
  reason: DeclineReason;
  /** What the professional adds to it; '' for nothing. */
  note: string;
  key: string | null;
}

/**
 * Takes a question from the work list without an answer; the asker reads why, and is told by the worker. A repetition with
 * the same `key` changes nothing. Throws AppError forbidden, not_found, or conflict when it was answered or declined, when
 * another professional is answering it, and for a key that was used for something else.
 */
export async function declineQuestion(platform: Platform, { by, key, ...decline }: Decline): Promise<void> {
  if (!mayAnswer(by)) throw new AppError('forbidden');
  const { questionId } = decline;
  const draft = { kind: adviceDrafts.decline, about: questionId };
  const otherDrafts = [adviceDrafts.answer, adviceDrafts.askBack].map((kind) => ({ kind, about: questionId }));
  await writeOnce(platform, { by, key, call: 'declineQuestion', input: decline, draft, otherDrafts }, async (tx) => {
    const { db, now, publish } = tx;
    await lockOpenQuestion(tx, { by, id: questionId });
    await db
      .insertInto('declinedQuestion')
      .values({ ...decline, declinedBy: by.memberId, declinedAt: now })
      .execute();
    await db.deleteFrom('openQuestion').where('questionId', '=', questionId).execute();
    await publish(questionDeclined, { questionId });
  });
}
