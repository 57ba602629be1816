import type { Page } from '#app/platform/database/paging.ts';
import { presentPage } from '#app/platform/http/calls/responses.ts';
import { photoPath } from '#app/ui/user/photo-path.ts';
import type { AnsweredQuestion } from './lists/answered.ts';
import type { OpenQuestion } from './lists/open.ts';
import type { Question } from './screens/read-question.ts';

/** A page of answered questions (advice-17). */
export const presentAnswered = (questions: Page<AnsweredQuestion>) =>
  presentPage(questions, ({ id, title, publishedAt, expert }) => ({
    Item: { id, question: title, date: publishedAt.toISOString(), dietician: expert },
  }));

/**
 * A question with its answer (advice-18). Who may not be known is 'Anonymous', which screens call 'een
 * deelnemer'.
 */
export const presentQuestion = ({ asker, answer, ...question }: Question) => ({
  id: question.id,
  title: question.title,
  question: question.body,
  username: asker.id === 0 && !asker.deleted ? 'Anonymous' : asker.name,
  user_id: asker.id,
  photoUrl: asker.photo && photoPath(asker.photo),
  questiondate: question.askedAt.toISOString(),
  anonymous: question.anonymous,
  docname: answer?.expert?.name ?? null,
  doc_id: answer?.expert?.id ?? 0,
  docPhotoUrl: null,
  publicationdate: answer?.publishedAt.toISOString() ?? null,
  advice: answer?.body ?? null,
});

/** A page of questions that wait for an answer. */
export const presentOpen = (questions: Page<OpenQuestion>) =>
  presentPage(questions, ({ id, title, askedAt, promisedAt, claim }) => ({
    Id: id,
    Title: title,
    Created: askedAt.toISOString(),
    Promised: promisedAt.toISOString(),
    ClaimedBy: claim?.name ?? null,
    ClaimedByMe: claim?.own ?? false,
  }));
