import type { z } from 'zod';
import type { questionAnswered } from '#app/features/advice/events.ts';
import type { Platform } from '#app/platform/platform.ts';
import { storeNotification } from '../commands/store-notification.ts';

/** Notifies who asked a question that it has its answer. It names no member: experts answer under a name of their own. */
export async function notifyOfAnswer(
  platform: Platform,
  { questionId }: z.output<typeof questionAnswered.payload>,
): Promise<void> {
  const question = await platform.db
    .selectFrom('adviceQuestion')
    .select('authorId')
    .where('id', '=', questionId)
    .executeTakeFirst();
  if (!question?.authorId) return;
  const notification = { memberId: question.authorId, actorId: null, subjectId: questionId };
  await storeNotification(platform, { kind: 'question-answered', ...notification });
}
