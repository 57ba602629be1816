import type { z } from 'zod';
import type { questionAnswered } from '#app/features/advice/events.ts';
import { ADVICE_KINDS, type AdviceKind } from '#app/platform/notification-kinds.ts';
import type { Platform } from '#app/platform/platform.ts';
import { type OfNotifications, removeNotifications } from '../commands/remove-notifications.ts';
import { storeNotification } from '../commands/store-notification.ts';

type OfQuestion = z.output<typeof questionAnswered.payload>;

/** Notifies who asked a question that it has its answer. It names no member: experts answer under a name of their own. */
export async function notifyOfAnswer(platform: Platform, { questionId }: OfQuestion): Promise<void> {
  await removeAskedBack(platform, { questionId });
  await notifyAsker(platform, { kind: 'question-answered', questionId });
}

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
  if (answer?.editedAt) await notifyAnew(platform, { kind: 'answer-corrected', questionId, since: answer.editedAt });
}

/** Notifies who asked a question that a professional changed it, in place of what was told of a change before. */
export async function notifyOfEditedQuestion(platform: Platform, { questionId }: OfQuestion): Promise<void> {
  const question = await platform.db
    .selectFrom('adviceQuestion')
    .select('editedAt')
    .where('id', '=', questionId)
    .executeTakeFirst();
  if (question?.editedAt) await notifyAnew(platform, { kind: 'question-edited', questionId, since: question.editedAt });
}

/** Notifies who asked a question that it gets no answer. */
export async function notifyOfDecline(platform: Platform, { questionId }: OfQuestion): Promise<void> {
  await removeAskedBack(platform, { questionId });
  await notifyAsker(platform, { kind: 'question-declined', questionId });
}

/**
 * Notifies who asked a question that a professional asks something back, unless by now it has a reply or an answer. What was
 * told of the time before goes.
 */
export async function notifyOfAskBack(platform: Platform, { questionId }: OfQuestion): Promise<void> {
  const askedAt = await findAskedBack(platform, questionId);
  if (!askedAt) return;
  await removeNotifications(platform, (eb) => eb.and([isOfAskBack(eb, questionId), eb('createdAt', '<', askedAt)]));
  await notifyAsker(platform, { kind: 'question-asked-back', questionId });
}

/** Deletes what the asker was told of something that was asked back, once the question does not wait for them any more. */
export async function removeAskedBack(platform: Platform, { questionId }: OfQuestion): Promise<void> {
  if (await findAskedBack(platform, questionId)) return;
  await removeNotifications(platform, (eb) => isOfAskBack(eb, questionId));
}

/**
 * Notifies who asked a question that it is off the site because of its answer. What was told of the time before goes. What
 * they did themselves they know; what is decided about the question they are told as any decision.
 */
export async function notifyOfHiddenQuestion(platform: Platform, { questionId }: OfQuestion): Promise<void> {
  const hiddenAt = await findHidden(platform, questionId);
  if (!hiddenAt) return;
  await removeNotifications(platform, (eb) =>
    eb.and([
      eb('kind', 'in', ['question-hidden', 'question-shown']),
      eb('subjectId', '=', questionId),
      eb('createdAt', '<', hiddenAt),
    ]),
  );
  await notifyAsker(platform, { kind: 'question-hidden', questionId });
}

/** Notifies who was told that a question is off the site that it is back, in place of that. */
export async function notifyOfShownQuestion(platform: Platform, { questionId }: OfQuestion): Promise<void> {
  const told = await platform.db
    .selectFrom('notification')
    .select('id')
    .where((eb) => eb.and({ kind: 'question-hidden', subjectId: questionId }))
    .executeTakeFirst();
  if (!told || (await findHidden(platform, questionId))) return;
  await notifyAsker(platform, { kind: 'question-shown', questionId });
  await removeNotifications(platform, (eb) => eb.and({ kind: 'question-hidden', subjectId: questionId }));
}

/** Since when a question is off the site because of its answer; null where it is not. */
async function findHidden({ db }: Platform, questionId: number): Promise<Date | null> {
  const row = await db
    .selectFrom('adviceAnswer')
    .select('hiddenAt')
    .where('questionId', '=', questionId)
    .where('hiddenReason', '<>', '')
    .executeTakeFirst();
  return row?.hiddenAt ?? null;
}

const isOfAskBack = (eb: OfNotifications, questionId: number) =>
  eb.and({ kind: 'question-asked-back', subjectId: questionId });

/** When what the asker has to reply to was asked; null for a question that does not wait for them. */
async function findAskedBack({ db }: Platform, questionId: number): Promise<Date | null> {
  const row = await db
    .selectFrom('openQuestion')
    .innerJoin('adviceClarification', 'adviceClarification.questionId', 'openQuestion.questionId')
    .select('askedAt')
    .where('openQuestion.questionId', '=', questionId)
    .where('repliedAt', 'is', null)
    .executeTakeFirst();
  return row?.askedAt ?? null;
}

/** Notifies the asker in place of what they were told before this time. */
async function notifyAnew(
  platform: Platform,
  { kind, questionId, since }: OfQuestion & { kind: AdviceKind; since: Date },
): Promise<void> {
  await removeNotifications(platform, (eb) =>
    eb.and([eb('kind', '=', kind), eb('subjectId', '=', questionId), eb('createdAt', '<', since)]),
  );
  await notifyAsker(platform, { kind, questionId });
}

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
