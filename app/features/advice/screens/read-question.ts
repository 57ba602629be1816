import { jsonArrayFrom } from 'kysely/helpers/postgres';
import { findDecisionInForce, readReasons } from '#app/features/moderation/index.ts';
import { hidePath } from '#app/features/moderation/paths.ts';
import { ANONYMOUS, type UserRow, userForViewer, userRow, type VisibleUser } from '#app/features/profiles/index.ts';
import { recordReading } from '#app/features/readings/index.ts';
import type { Database } from '#app/platform/database/database.ts';
import { prepared } from '#app/platform/database/prepared.ts';
import { AppError } from '#app/platform/errors/app-error.ts';
import type { RequestContext } from '#app/platform/http/request-context.ts';
import { noticePath } from '#app/platform/paths.ts';
import { hasBlocked } from '#app/platform/session/blocks.ts';
import { isAuthor, isModerator } from '#app/platform/session/viewer.ts';
import { slugOf } from '#app/platform/slug.ts';
import { type Clarification, isWithAsker, listClarifications, waitsSince } from '../clarifications.ts';
import { textOfReason } from '../contract/decline-reasons.ts';
import { type AnsweringExpert, findExpert } from '../experts.ts';
import type { AdviceTag } from '../lists/tags.ts';
import { mayAnswer, mayHide, mayReadQuestion, maySeeAsker, mayWithdraw } from '../policy.ts';
import { lateFrom, promisedAt } from '../promise.ts';
import { ANSWER_CASE, CLARIFICATIONS_MAX, QUESTION_CASE } from '../rules.ts';
import { questionTopic } from '../topics.ts';

/** A question as this viewer may see it. */
export interface Question {
  id: number;
  title: string;
  slug: string;
  body: string;
  askedAt: Date;
  /** When a professional or moderator changed the question; null if never. */
  editedAt: Date | null;
  /** Until when an answer is promised: a week after it was asked, or after the asker's last reply. */
  promisedAt: Date;
  asker: VisibleUser;
  anonymous: boolean;
  /** Whether the viewer asked it. */
  own: boolean;
  answer: Answer | null;
  /** Since when it is off the site, for its asker and the professionals; null for one that is not. */
  hidden: Hidden | null;
  /** Where a professional or moderator takes it off the site, or puts back what one of them took off; null for who may not. */
  staffHiding: { path: string; mayOpen: boolean } | null;
  /** Why it gets no answer; null for a question that has one or waits for it. */
  declined: Declined | null;
  /** What professionals asked back, for the asker and for them; null for anybody else. */
  clarifications: Clarification[] | null;
  /** Whether it waits for its asker to reply to the last of these. */
  withAsker: boolean;
  /** Whether it waits longer than was promised. */
  late: boolean;
  may: {
    answer: boolean;
    askBack: boolean;
    reply: boolean;
    withdraw: boolean;
    /** What one may do with a question of one's own. */
    hideOwn: boolean;
    showOwn: boolean;
  };
}

/** That a question is off the site, with what its asker reads about it. */
export interface Hidden {
  at: Date;
  byAsker: boolean;
  /** What was seen; '' where its asker took it off. */
  reason: string;
  /** The page of the decision, for its asker; null where nothing was decided about the question. */
  noticePath: string | null;
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
 * A question with its answer; null also for a question of somebody else that has no answer, so that nobody learns that it is
 * there, or that is off the site.
 */
export async function findQuestion(ctx: RequestContext, id: number): Promise<Question | null> {
  const { platform, viewer, page } = ctx;
  const [row] = await findRow(platform.db, { id, viewerId: viewer?.memberId ?? 0 });
  page.dependsOn(questionTopic(id));
  const answered = row?.publishedAt != null;
  const hidden = row?.hiddenAt ? { at: row.hiddenAt, byAsker: row.hiddenByAsker === true } : null;
  if (
    !row ||
    !mayReadQuestion(viewer, { ...row, shown: answered && !hidden, hiddenByOther: hidden?.byAsker === false })
  )
    return null;
  if (!answered || hidden || (row.anonymous && mayAnswer(viewer)))
    await recordReading(platform, { by: viewer, memberIds: [row.authorId], what: 'question', subjectId: id });
  const declined = declinedOf(row);
  const own = isAuthor(viewer, row);
  const hiding = hidden && !hidden.byAsker ? await findHiding(platform.db, id) : null;
  const isOpen = !answered && !declined;
  const withAsker = isOpen && Boolean(row.askedBack);
  const clarifications = await listClarifications(ctx, { id, authorId: row.authorId });
  const askedEnough = (clarifications?.length ?? 0) >= CLARIFICATIONS_MAX;
  return {
    id,
    title: row.title,
    slug: slugOf(row.title),
    body: row.body,
    askedAt: row.createdAt,
    editedAt: row.editedAt,
    promisedAt: promisedAt(row.waitsSince),
    asker: askerForViewer(ctx, row),
    // A flag beside no name would tell that the viewer blocks who asked (rules.md R17).
    anonymous: row.anonymous || row.blocked,
    own,
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
    hidden: hidden && {
      ...hidden,
      reason: (hiding && (!own || hiding.kind === QUESTION_CASE) ? hiding.facts : row.hiddenReason) ?? '',
      noticePath: own && hiding?.kind === QUESTION_CASE ? noticePath(hiding.code) : null,
    },
    staffHiding:
      mayHide(viewer) && !own && answered && !hidden?.byAsker
        ? { path: hidePath(hiding?.kind ?? QUESTION_CASE, id), mayOpen: isModerator(viewer) }
        : null,
    declined,
    clarifications,
    withAsker,
    late: isOpen && !withAsker && row.waitsSince < lateFrom(platform.clock.now()),
    may: {
      answer: mayAnswer(viewer) && !declined,
      askBack: mayAnswer(viewer) && isOpen && !withAsker && row.authorId !== null && !askedEnough,
      reply: own && withAsker,
      withdraw: mayWithdraw(viewer, { ...row, answered }),
      hideOwn: own && answered && !hidden,
      showOwn: own && hidden?.byAsker === true,
    },
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
      'adviceAnswer.hiddenAt',
      'adviceAnswer.hiddenByAsker',
      'adviceAnswer.hiddenReason',
      'adviceAnswer.editedAt as adviceEditedAt',
      isWithAsker('adviceQuestion.id').as('askedBack'),
      waitsSince().as('waitsSince'),
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

/** Whether a question was taken off the site after everybody could read it. */
export async function isQuestionHidden({ platform: { db } }: RequestContext, id: number): Promise<boolean> {
  const row = await db.selectFrom('adviceAnswer').select('hiddenAt').where('questionId', '=', id).executeTakeFirst();
  return row?.hiddenAt != null;
}

interface Asked {
  authorId: number | null;
  anonymous: boolean;
  /** The member who asked; null for one who deleted the account. */
  author: UserRow | null;
  /** Whether the viewer blocks who asked. */
  blocked: boolean;
}

/**
 * Who asked, as this viewer may see them (rules.md R17): 'een deelnemer' for an anonymous question, also of somebody who
 * deleted the account, and for who blocks the asker, so that a block tells nothing of who asked.
 */
const askerForViewer = (ctx: RequestContext, asked: Asked): VisibleUser =>
  maySeeAsker(ctx.viewer, asked) && !asked.blocked ? userForViewer(ctx, asked.author) : ANONYMOUS;

/** The decision by which a question is off the site. */
interface Hiding {
  /** Whether it is about the question or about its answer, as the kind of its case. */
  kind: typeof QUESTION_CASE | typeof ANSWER_CASE;
  /** The key to the page of the decision, for whom it concerns alone. */
  code: string;
  /** What was seen. */
  facts: string;
}

/** The decision that took a question off the site; null for one that its asker took off, or that is on the site. */
async function findHiding(db: Database, questionId: number): Promise<Hiding | null> {
  for (const kind of [QUESTION_CASE, ANSWER_CASE] as const) {
    const found = await findDecisionInForce(db, { kind, subjectId: questionId, measure: 'hidden' });
    if (found) return { kind, ...(await readReasons(db, found.id)) };
  }
  return null;
}
