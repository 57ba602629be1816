import type { z } from 'zod';
import type { questionAnswered } from '#app/features/advice/events.ts';
import { ADVICE_KINDS, type AdviceKind } from '#app/platform/notification-kinds.ts';
import type { Platform } from '#app/platform/platform.ts';
import { removeNotifications } from '../commands/remove-notifications.ts';
import { storeNotification } from '../commands/store-notification.ts';

type OfQuestion = z.output<typeof questionAnswered.payload>;

/** Notifies who asked a question that it has its answer. It names no member: experts answer under a name of their own. */
export const notifyOfAnswer = (platform: Platform, { questionId }: OfQuestion): Promise<void> =>
  notifyAsker(platform, { kind: 'question-answered', questionId });

/**
 * Notifies who asked a question that its answer says something else now. What was told of a correction before this one
 * goes, so that the asker has one line about it, which is new again (choices.md 51).
 */
export async function notifyOfCorrection(platform: Platform, { questionId }: OfQuestion): Promise<void> {
  const answer = await platform.db
    .selectFrom('adviceAnswer')
    .select('editedAt')
    .where('questionId', '=', questionId)
    .executeTakeFirst();
  const editedAt = answer?.editedAt;
  if (!editedAt) return;
  await removeNotifications(platform, (eb) =>
    eb.and([eb('kind', '=', 'answer-corrected'), eb('subjectId', '=', questionId), eb('createdAt', '<', editedAt)]),
  );
  await notifyAsker(platform, { kind: 'answer-corrected', questionId });
}

/** Notifies who asked a question that it gets no answer. */
export const notifyOfDecline = (platform: Platform, { questionId }: OfQuestion): Promise<void> =>
  notifyAsker(platform, { kind: 'question-declined', questionId });

async function notifyAsker(platform: Platform, { kind, questionId }: OfQuestion & { kind: AdviceKind }): Promise<void> {
  const question = await platform.db
    .selectFrom('adviceQuestion')
    .select('authorId')
    .where('id', '=', questionId)
    .executeTakeFirst();
  if (!question?.authorId) return;
  const notification = { memberId: question.authorId, actorId: null, subjectId: questionId };
  await storeNotification(platform, { kind, ...notification });
}

/** Deletes what the asker was told of a question that they withdrew. */
export const removeQuestionNotifications = (platform: Platform, { questionId }: OfQuestion): Promise<void> =>
  removeNotifications(platform, (eb) =>
    eb.and([eb('kind', 'in', [...ADVICE_KINDS]), eb('subjectId', '=', questionId)]),
  );
