import { jsonArrayFrom } from 'kysely/helpers/postgres';
import { hasBlocked } from '#app/features/contacts/index.ts';
import { userRow, type VisibleUser } from '#app/features/profiles/index.ts';
import { prepared } from '#app/platform/database/prepared.ts';
import { AppError } from '#app/platform/errors/app-error.ts';
import type { RequestContext } from '#app/platform/http/request-context.ts';
import { slugOf } from '#app/platform/slug.ts';
import { askerForViewer } from '../asker.ts';
import { textOfReason } from '../contract/decline-reasons.ts';
import { type AnsweringExpert, findExpert } from '../experts.ts';
import type { AdviceTag } from '../lists/tags.ts';
import { isAsker, mayAnswer, mayReadQuestion, mayWithdraw } from '../policy.ts';
import { lateFrom, promisedAt } from '../promise.ts';
import { questionTopic } from '../topics.ts';

/** A question as this viewer may see it. */
export interface Question {
  id: number;
  title: string;
  slug: string;
  body: string;
  askedAt: Date;
  /** When a professional changed the question; null if never. */
  editedAt: Date | null;
  promisedAt: Date;
  asker: VisibleUser;
  anonymous: boolean;
  /** Whether the viewer asked it. */
  own: boolean;
  answer: Answer | null;
  /** Why it gets no answer; null for a question that has one or waits for it. */
  declined: Declined | null;
  /** Whether it waits longer than was promised. */
  late: boolean;
  may: { answer: boolean; withdraw: boolean };
}

/** What the asker reads about a question that was declined. */
export interface Declined {
  /** The text of the reason; '' where the professional wrote their own alone. */
  text: string;
  /** What the professional adds; '' for nothing. */
  note: string;
  declinedAt: Date;
}

export interface Answer {
  body: string;
  publishedAt: Date;
  /** When it was last changed; null if never. */
  editedAt: Date | null;
  expert: AnsweringExpert | null;
  tags: AdviceTag[];
}

/** A question with its answer. Throws AppError not_found where `findQuestion` gives null. */
export async function readQuestion(ctx: RequestContext, id: number): Promise<Question> {
  const question = await findQuestion(ctx, id);
  if (!question) throw new AppError('not_found');
  return question;
}

/**
 * A question with its answer; null also for a question without an answer that somebody else asked: nobody learns that it is
 * there.
 */
export async function findQuestion(ctx: RequestContext, id: number): Promise<Question | null> {
  const { platform, viewer, page } = ctx;
  const [row] = await findRow(platform.db, { id, viewerId: viewer?.memberId ?? 0 });
  page.dependsOn(questionTopic(id));
  const answered = row?.publishedAt != null;
  if (!row || !mayReadQuestion(viewer, { ...row, answered })) return null;
  const declined = declinedOf(row);
  return {
    id,
    title: row.title,
    slug: slugOf(row.title),
    body: row.body,
    askedAt: row.createdAt,
    editedAt: row.editedAt,
    promisedAt: promisedAt(row.createdAt),
    asker: askerForViewer(ctx, row),
    // A flag beside no name would tell that the viewer blocks who asked (rules.md R17).
    anonymous: row.anonymous || row.blocked,
    own: isAsker(viewer, row),
    answer:
      row.publishedAt && row.advice !== null
        ? {
            body: row.advice,
            publishedAt: row.publishedAt,
            editedAt: row.adviceEditedAt,
            expert: await findExpert(ctx, row.expert),
            tags: row.tags,
          }
        : null,
    declined,
    late: !answered && !declined && row.createdAt < lateFrom(platform.clock.now()),
    may: { answer: mayAnswer(viewer) && !declined, withdraw: mayWithdraw(viewer, { ...row, answered }) },
  };
}

const declinedOf = ({
  reason,
  note,
  declinedAt,
}: { [F in 'reason' | 'note']: string | null } & { declinedAt: Date | null }) =>
  declinedAt && { text: textOfReason(reason ?? ''), note: note ?? '', declinedAt };

const findRow = prepared((db, { id, viewerId }: { id: number; viewerId: number }) =>
  db
    .selectFrom('adviceQuestion')
    .leftJoin('adviceAnswer', 'adviceAnswer.questionId', 'adviceQuestion.id')
    .leftJoin('declinedQuestion', 'declinedQuestion.questionId', 'adviceQuestion.id')
    .where('adviceQuestion.id', '=', id)
    .select((eb) => [
      'declinedQuestion.reason',
      'declinedQuestion.note',
      'declinedQuestion.declinedAt',
      'adviceQuestion.authorId',
      'adviceQuestion.anonymous',
      'adviceQuestion.title',
      'adviceQuestion.body',
      'adviceQuestion.createdAt',
      'adviceQuestion.editedAt',
      'adviceAnswer.body as advice',
      'adviceAnswer.expert',
      'adviceAnswer.publishedAt',
      'adviceAnswer.editedAt as adviceEditedAt',
      userRow(eb, eb.ref('adviceQuestion.authorId')).as('author'),
      hasBlocked(viewerId, eb.ref('adviceQuestion.authorId')).as('blocked'),
      jsonArrayFrom(
        eb
          .selectFrom('adviceAnswerTag')
          .innerJoin('adviceTag', 'adviceTag.id', 'adviceAnswerTag.tagId')
          .select(['adviceTag.id', 'adviceTag.name'])
          .whereRef('adviceAnswerTag.questionId', '=', 'adviceQuestion.id')
          .orderBy('adviceTag.name'),
      ).as('tags'),
    ]),
);
