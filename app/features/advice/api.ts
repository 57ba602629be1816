import type { z } from 'zod';
import { basedOnOf } from '#app/features/drafts/index.ts';
import { showHelpFor } from '#app/platform/distress/distress-sign.ts';
import { AppError } from '#app/platform/errors/app-error.ts';
import type { HandlersOf } from '#app/platform/http/calls/handlers.ts';
import { pageRequestOf, presentWholeList } from '#app/platform/http/calls/responses.ts';
import type { answerBody } from './bodies.ts';
import { askBack } from './commands/ask-back.ts';
import { askQuestion } from './commands/ask-question.ts';
import { claimQuestion, releaseQuestion } from './commands/claim-question.ts';
import { declineQuestion } from './commands/decline-question.ts';
import { editAnswer } from './commands/edit-answer.ts';
import { editQuestion } from './commands/edit-question.ts';
import { hideOwnQuestion, showOwnQuestion } from './commands/hide-question.ts';
import { publishAnswer } from './commands/publish-answer.ts';
import { replyToQuestion } from './commands/reply-to-question.ts';
import { setExpert } from './commands/set-expert.ts';
import { withdrawQuestion } from './commands/withdraw-question.ts';
import type { adviceContract } from './contract.ts';
import { listAnswered } from './lists/answered.ts';
import { listArchive } from './lists/archived.ts';
import { listOpen } from './lists/open.ts';
import { listSimilar } from './lists/similar.ts';
import { listTags } from './lists/tags.ts';
import { parseArchiveCursor } from './paths.ts';
import { presentAnswered, presentArchive, presentClarifications, presentOpen, presentQuestion } from './present.ts';
import { readQuestion } from './screens/read-question.ts';

export const adviceHandlers: HandlersOf<typeof adviceContract> = {
  async all(ctx, { query }) {
    const page = pageRequestOf(query);
    return presentAnswered(await listAnswered(ctx, { tags: query.tags, ...page }));
  },
  one: async (ctx, { query }) => presentQuestion(await readQuestion(ctx, query.id)),
  async tags(ctx) {
    return presentWholeList((await listTags(ctx)).map(({ id, name }) => ({ Id: id, Name: name })));
  },
  async similar(ctx, { query }) {
    const questions = await listSimilar(ctx, query.title);
    return presentWholeList(questions.map(({ id, title, path }) => ({ Id: id, Title: title, Path: path })));
  },
  async save(ctx, { body }, reply) {
    const { platform, viewer, idempotencyKey } = ctx;
    const { Title: title, Description, Anonymous: anonymous } = body;
    const question = { by: viewer, title, body: Description, anonymous, key: idempotencyKey };
    const id = await askQuestion(platform, question);
    showHelpFor(ctx, reply, { kind: 'question', id, text: `${title}\n${Description}` });
    return { Id: id };
  },
  async clarifications(ctx, { params }) {
    const { clarifications } = await readQuestion(ctx, params.id);
    if (!clarifications) throw new AppError('not_found');
    return presentClarifications(clarifications);
  },
  async reply(ctx, { params, body }, reply) {
    const { platform, viewer, idempotencyKey: key } = ctx;
    await replyToQuestion(platform, { by: viewer, questionId: params.id, reply: body.Body, key });
    showHelpFor(ctx, reply, { kind: 'question', id: params.id, text: body.Body });
  },
  hideOwn: ({ platform, viewer }, { params }) => hideOwnQuestion(platform, { by: viewer, questionId: params.id }),
  showOwn: ({ platform, viewer }, { params }) => showOwnQuestion(platform, { by: viewer, questionId: params.id }),
  async open(ctx, { query }) {
    return presentOpen(await listOpen(ctx, { waitsFor: query.waitsFor, ...pageRequestOf(query) }));
  },
  async archive(ctx, { query: { term, tag = null, mine, after, page_size: size } }) {
    return presentArchive(await listArchive(ctx, { term, tag, mine, after: parseArchiveCursor(after ?? null), size }));
  },
  claim: ({ platform, viewer }, { params }) => claimQuestion(platform, { by: viewer, id: params.id }),
  release: ({ platform, viewer }, { params }) => releaseQuestion(platform, { by: viewer, id: params.id }),
  answer: ({ platform, viewer, idempotencyKey: key }, { params, body }) =>
    publishAnswer(platform, {
      ...{ by: viewer, questionId: params.id, key },
      ...{ ...answerOf(body), detailsSeen: body.DetailsSeen },
    }),
  editAnswer: ({ platform, viewer, idempotencyKey: key }, { params, body }) =>
    editAnswer(platform, {
      by: viewer,
      questionId: params.id,
      key,
      ...answerOf(body),
      basedOn: basedOnOf(body),
      basedOnQuestionLines: body.BasedOnQuestionLines ?? null,
      basedOnTags: body.BasedOnTags?.split(',').filter(Boolean).map(Number) ?? null,
    }),
  editQuestion({ platform, viewer, idempotencyKey: key }, { params, body }) {
    const texts = { title: body.Title, body: body.Description, basedOn: basedOnOf(body) };
    return editQuestion(platform, { by: viewer, questionId: params.id, ...texts, key });
  },
  askBack: ({ platform, viewer, idempotencyKey: key }, { params, body }) =>
    askBack(platform, { by: viewer, questionId: params.id, body: body.Body, key }),
  decline({ platform, viewer, idempotencyKey: key }, { params, body }) {
    const { Reason: reason, Note: note } = body;
    return declineQuestion(platform, { by: viewer, questionId: params.id, reason, note, key });
  },
  withdraw: ({ platform, viewer, idempotencyKey: key }, { params }) =>
    withdrawQuestion(platform, { by: viewer, id: params.id, key }),
  setExpert: (ctx, { params, body }) => setExpert(ctx, { memberId: params.id, expertId: body.ExpertId }),
};

const answerOf = ({ Advice, Tags, NewTag, QuestionLines, NameSeen }: z.output<typeof answerBody>) => ({
  body: Advice,
  tagIds: Tags,
  newTag: NewTag,
  questionLines: QuestionLines ?? null,
  nameSeen: NameSeen,
});
