import { type Draft, type DraftFields, findDraft } from '#app/features/drafts/index.ts';
import { userForViewer, userRow, type VisibleUser } from '#app/features/profiles/index.ts';
import { AppError } from '#app/platform/errors/app-error.ts';
import type { MemberContext } from '#app/platform/http/request-context.ts';
import { adviceDrafts } from '../draft-kinds.ts';
import { type AnsweringExpert, findExpert } from '../experts.ts';
import { type Claim, claimOf } from '../lists/open.ts';
import { listSimilar, type SimilarQuestion } from '../lists/similar.ts';
import { type AdviceTag, listAllTags } from '../lists/tags.ts';
import { mayAnswer } from '../policy.ts';
import { detailsIn } from '../question-details.ts';
import { findExpertName } from './read-professionals-screen.ts';
import { findQuestion, type Question } from './read-question.ts';

/** What an answer was before somebody changed it. */
export interface FormerAnswer {
  id: number;
  body: string;
  /** Who changed it, and when. */
  editor: VisibleUser;
  changedAt: Date;
}

/** Everything that the page shows on which a professional answers a question. */
export interface DeskQuestion {
  question: Question;
  /** All tags. */
  tags: AdviceTag[];
  /** The drafts of the answer, of the edit of the question, and of why it gets no answer. */
  draft: Draft | null;
  questionDraft: Draft | null;
  declineDraft: Draft | null;
  /** The draft of what is asked back. */
  askBackDraft: Draft | null;
  /** Who declined the question; null where nobody did. */
  decliner: string | null;
  /** What the viewer wrote as an answer when somebody else published theirs; null for nothing. */
  unsentAnswer: DraftFields | null;
  /** What the question has that an answer would make public, such as a telephone number, in words. */
  details: string[];
  /** Who wrote the answer, or changed it last; null without an answer. */
  writer: { name: string; own: boolean } | null;
  /** Who is answering it; null when nobody is, or it has its answer. */
  claim: Claim | null;
  /** Whether its asker writes that they do not want to live, while it waits. */
  distress: boolean;
  history: FormerAnswer[];
  /** By which lines the search finds the answer. */
  questionLines: string[];
  /** The name under which the viewer answers; null for none. */
  expert: string | null;
  /** The expert under whose name readers see the answer; null for none. */
  shownExpert: AnsweringExpert | null;
  /** Questions like it that were answered before. */
  similar: SimilarAnswer[];
}

/** A question that was answered before, with its whole address, to be put into another answer. */
interface SimilarAnswer extends SimilarQuestion {
  url: string;
}

/** The question for a professional; null for one that is not there. Throws AppError forbidden for anybody else. */
export async function findDeskQuestionScreen(ctx: MemberContext, id: number): Promise<DeskQuestion | null> {
  if (!mayAnswer(ctx.viewer)) throw new AppError('forbidden');
  const question = await findQuestion(ctx, id);
  if (!question) return null;
  const { answer } = question;
  const details = answer ? [] : detailsIn(question, ctx.platform.config);
  const [
    tags,
    newDraft,
    editDraft,
    questionDraft,
    declineDraft,
    askBackDraft,
    { claim, distress },
    author,
    decliner,
    history,
    questionLines,
    expert,
    similar,
  ] = await Promise.all([
    listAllTags(ctx),
    findDraft(ctx, { kind: adviceDrafts.answer, about: id }),
    answer &&
      findDraft(ctx, { kind: adviceDrafts.answerEdit, about: id, basedOn: answer.editedAt ?? answer.publishedAt }),
    findDraft(ctx, { kind: adviceDrafts.questionEdit, about: id, basedOn: question.editedAt ?? question.askedAt }),
    findDraft(ctx, { kind: adviceDrafts.decline, about: id }),
    findDraft(ctx, { kind: adviceDrafts.askBack, about: id }),
    findWaiting(ctx, id),
    answer && findAnswerer(ctx, id),
    question.declined && findDecliner(ctx, id),
    answer?.editedAt ? listHistory(ctx, id) : [],
    answer ? readQuestionLines(ctx, id) : [],
    findExpertName(ctx),
    listSimilarAnswers(ctx, question),
  ]);
  const writer = history[0]?.editor ?? author;
  return {
    question,
    tags,
    questionDraft,
    declineDraft,
    askBackDraft,
    claim,
    distress,
    decliner,
    history,
    questionLines,
    expert,
    shownExpert: answer ? answer.expert : await findExpert(ctx, expert),
    similar,
    details,
    draft: answer ? editDraft : newDraft,
    unsentAnswer: answer && newDraft?.updatedAt ? newDraft.fields : null,
    writer: writer && { name: writer.name, own: writer.id === ctx.viewer.memberId },
  };
}

async function listSimilarAnswers(ctx: MemberContext, { id, title }: Question): Promise<SimilarAnswer[]> {
  const { origin } = ctx.platform.config.publicUrl;
  const similar = await listSimilar(ctx, title, { except: id });
  return similar.map((question) => ({ ...question, url: new URL(question.path, origin).href }));
}

/** Who answered a question. */
async function findAnswerer(ctx: MemberContext, questionId: number): Promise<VisibleUser> {
  const row = await ctx.platform.db
    .selectFrom('adviceAnswer')
    .select((eb) => userRow(eb, eb.ref('adviceAnswer.authorId')).as('user'))
    .where('questionId', '=', questionId)
    .executeTakeFirst();
  if (!row) throw new AppError('not_found');
  return userForViewer(ctx, row.user);
}

async function findDecliner(ctx: MemberContext, questionId: number): Promise<string> {
  const row = await ctx.platform.db
    .selectFrom('declinedQuestion')
    .select((eb) => userRow(eb, eb.ref('declinedQuestion.declinedBy')).as('decliner'))
    .where('questionId', '=', questionId)
    .executeTakeFirst();
  if (!row) throw new AppError('not_found');
  return userForViewer(ctx, row.decliner).name;
}

/** Who is answering a question that waits, and whether it has the mark of distress. */
async function findWaiting(
  ctx: MemberContext,
  questionId: number,
): Promise<{ claim: Claim | null; distress: boolean }> {
  const row = await ctx.platform.db
    .selectFrom('openQuestion')
    .select((eb) => [
      'claimedBy',
      'claimedAt',
      'distress',
      userRow(eb, eb.ref('openQuestion.claimedBy')).as('claimant'),
    ])
    .where('questionId', '=', questionId)
    .executeTakeFirst();
  return { claim: row ? claimOf(ctx, row) : null, distress: row?.distress ?? false };
}

async function readQuestionLines(ctx: MemberContext, questionId: number): Promise<string[]> {
  const row = await ctx.platform.db
    .selectFrom('adviceAnswer')
    .select('questionLines')
    .where('questionId', '=', questionId)
    .executeTakeFirst();
  return row?.questionLines ?? [];
}

const MAX_HISTORY = 20;

/** The latest change first. */
async function listHistory(ctx: MemberContext, questionId: number): Promise<FormerAnswer[]> {
  const rows = await ctx.platform.db
    .selectFrom('adviceAnswerEdit')
    .select((eb) => ['id', 'formerBody', 'createdAt', userRow(eb, eb.ref('adviceAnswerEdit.editorId')).as('editor')])
    .where('questionId', '=', questionId)
    .orderBy('id', 'desc')
    .limit(MAX_HISTORY)
    .execute();
  return rows.map(({ id, formerBody, createdAt, editor }) => ({
    id,
    body: formerBody,
    editor: userForViewer(ctx, editor),
    changedAt: createdAt,
  }));
}
