import { writeOnce } from '#app/platform/database/write-once.ts';
import { recogniseDistress } from '#app/platform/distress/recognise-distress.ts';
import { AppError } from '#app/platform/errors/app-error.ts';
import type { Platform } from '#app/platform/platform.ts';
import type { Viewer } from '#app/platform/session/viewer.ts';
import { adviceDrafts } from '../draft-kinds.ts';
import { questionRepliedTo } from '../events.ts';
import { lockOwnQuestion } from './lock-question.ts';

interface Reply {
  by: Viewer;
  questionId: number;
  reply: string;
  key: string | null;
}

/**
 * Replies to what a professional asked back about one's own question, which waits for an answer again. A repetition with the
 * same `key` changes nothing. Throws AppError not_found also for a question of somebody else, or conflict when nothing waits
 * for a reply, because it has one or the question was answered or declined, and for a key that was used for something else.
 */
export async function replyToQuestion(platform: Platform, { by, key, ...input }: Reply): Promise<void> {
  const { questionId, reply } = input;
  const draft = { kind: adviceDrafts.reply, about: questionId };
  await writeOnce(platform, { by, key, call: 'replyToQuestion', input, draft }, async ({ db, now, publish }) => {
    // The row of the work list first, as whoever answers or withdraws does.
    const open = await db
      .selectFrom('openQuestion')
      .select('questionId')
      .where('questionId', '=', questionId)
      .forUpdate()
      .executeTakeFirst();
    if (!(await lockOwnQuestion(db, { memberId: by.memberId, about: questionId }))) throw new AppError('not_found');
    const { numUpdatedRows } = await db
      .updateTable('adviceClarification')
      .set({ reply, repliedAt: now })
      .where('questionId', '=', questionId)
      .where('repliedAt', 'is', null)
      .executeTakeFirst();
    if (!open || numUpdatedRows === 0n) throw new AppError('conflict');
    if (recogniseDistress(reply)) {
      await db.updateTable('openQuestion').set({ distress: true }).where('questionId', '=', questionId).execute();
    }
    await publish(questionRepliedTo, { questionId });
  });
}
