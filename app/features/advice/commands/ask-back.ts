import type { Write } from '#app/platform/database/write.ts';
import { writeOnce } from '#app/platform/database/write-once.ts';
import { AppError } from '#app/platform/errors/app-error.ts';
import type { Platform } from '#app/platform/platform.ts';
import type { Viewer } from '#app/platform/session/viewer.ts';
import { adviceDrafts } from '../draft-kinds.ts';
import { questionAskedBack } from '../events.ts';
import { mayAnswer } from '../policy.ts';
import { CLARIFICATIONS_MAX } from '../rules.ts';
import { lockAsker, lockOpenQuestion } from './lock-question.ts';

interface AskBack {
  by: Viewer;
  questionId: number;
  /** What the asker is asked. */
  body: string;
  key: string | null;
}

/**
 * Asks something back about a question, which waits for its asker from then on; the worker tells them. Whoever claimed it
 * leaves it to others, so that anybody can go on with the reply. A repetition with the same `key` changes nothing. Throws
 * AppError forbidden, not_found, or conflict when the question waits for its asker, was asked back about five times, was
 * answered or declined, when another professional is answering it, and for a key that was used for something else.
 */
export async function askBack(platform: Platform, { by, key, ...input }: AskBack): Promise<void> {
  if (!mayAnswer(by)) throw new AppError('forbidden');
  const { questionId, body } = input;
  const draft = { kind: adviceDrafts.askBack, about: questionId };
  await writeOnce(platform, { by, key, call: 'askBack', input, draft }, async (tx) => {
    const { db, now, publish } = tx;
    const askerId = await lockAsker(db, questionId);
    await lockOpenQuestion(tx, { by, id: questionId });
    if (askerId === null || (await isFull(db, questionId))) throw new AppError('conflict');
    await db
      .insertInto('adviceClarification')
      .values({ questionId, askerId, professionalId: by.memberId, body, askedAt: now })
      .execute();
    const released = { claimedBy: null, claimedAt: null };
    await db.updateTable('openQuestion').set(released).where('questionId', '=', questionId).execute();
    await publish(questionAskedBack, { questionId });
  });
}

/** Whether nothing can be asked back: the asker has something to reply to, or was asked enough. */
async function isFull(db: Write['db'], questionId: number): Promise<boolean> {
  const rows = await db
    .selectFrom('adviceClarification')
    .select('repliedAt')
    .where('questionId', '=', questionId)
    .execute();
  return rows.length >= CLARIFICATIONS_MAX || rows.some(({ repliedAt }) => repliedAt === null);
}
