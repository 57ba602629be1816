import type { Page } from '#app/platform/database/paging.ts';
import { presentPage, presentWholeList } from '#app/platform/http/calls/responses.ts';
import { photoPath } from '#app/ui/user/photo-path.ts';
import type { Clarification } from './clarifications.ts';
import type { AnsweredQuestion } from './lists/answered.ts';
import type { ArchivePage } from './lists/archived.ts';
import type { OpenQuestion } from './lists/open.ts';
import { archiveCursorText } from './paths.ts';
import type { Question } from './screens/read-question.ts';

/** A page of answered questions. */
export const presentAnswered = (questions: Page<AnsweredQuestion>) =>
  presentPage(questions, ({ id, title, publishedAt, expert }) => ({
    Item: { id, question: title, date: publishedAt.toISOString(), dietician: expert },
  }));

/** A question with its answer. Who may not be known is 'Anonymous', which screens call 'een deelnemer'. */
export const presentQuestion = ({ asker, answer, ...question }: Question) => ({
  id: question.id,
  title: question.title,
  question: question.body,
  username: asker.id === 0 && !asker.deleted ? 'Anonymous' : asker.name,
  user_id: asker.id,
  photoUrl: asker.photo ? photoPath(asker.photo) : null,
  questiondate: question.askedAt.toISOString(),
  anonymous: question.anonymous,
  docname: answer?.expert?.name ?? null,
  doc_id: answer?.expert?.id ?? 0,
  docPhotoUrl: null,
  publicationdate: answer?.publishedAt.toISOString() ?? null,
  advice: answer?.body ?? null,
});

/** What professionals asked back about a question, and the replies. */
export const presentClarifications = (clarifications: readonly Clarification[]) =>
  presentWholeList(
    clarifications.map(({ id, body, askedAt, professional, reply, repliedAt }) => ({
      Id: id,
      Body: body,
      Asked: askedAt.toISOString(),
      Professional: professional,
      Reply: reply,
      Replied: repliedAt?.toISOString() ?? null,
    })),
  );

/** A page of questions without an answer. */
export const presentOpen = (questions: Page<OpenQuestion>) =>
  presentPage(questions, ({ id, title, askedAt, promisedAt, claim, askedBackAt, replied }) => ({
    Id: id,
    Title: title,
    Created: askedAt.toISOString(),
    Promised: promisedAt.toISOString(),
    ClaimedBy: claim?.name ?? null,
    ClaimedByMe: claim?.own ?? false,
    AskedBack: askedBackAt?.toISOString() ?? null,
    Supplemented: replied,
  }));

/** A page of the archive, with the place after which the next one begins. */
export const presentArchive = ({ items, next }: ArchivePage) => ({
  Items: items.map(({ id, title, closedAt, answered, hidden, byMe, expert, tags }) => ({
    Id: id,
    Title: title,
    Closed: closedAt.toISOString(),
    Answered: answered,
    Hidden: hidden,
    ByMe: byMe,
    Expert: expert,
    Tags: tags,
  })),
  Next: next && archiveCursorText(next),
});
