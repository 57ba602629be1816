import type { HandlersOf } from '#app/platform/http/calls/handlers.ts';
import { pageRequestOf, presentWholeList } from '#app/platform/http/calls/responses.ts';
import { askQuestion } from './commands/ask-question.ts';
import { claimQuestion, releaseQuestion } from './commands/claim-question.ts';
import { declineQuestion } from './commands/decline-question.ts';
import { editAnswer } from './commands/edit-answer.ts';
import { editQuestion } from './commands/edit-question.ts';
import { publishAnswer } from './commands/publish-answer.ts';
import { setExpert } from './commands/set-expert.ts';
import { withdrawQuestion } from './commands/withdraw-question.ts';
import type { adviceContract } from './contract.ts';
import { findDietTopic } from './diet-topic.ts';
import { listAnswered } from './lists/answered.ts';
import { listOpen } from './lists/open.ts';
import { listSimilar } from './lists/similar.ts';
import { listTags } from './lists/tags.ts';
import { questionLookupPath, questionPath } from './paths.ts';
import { presentAnswered, presentOpen, presentQuestion } from './present.ts';
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
    const [questions, topic] = await Promise.all([listSimilar(ctx, query.title), findDietTopic(ctx)]);
    const items = questions.map((question) => ({
      Id: question.id,
      Title: question.title,
      Path: topic ? questionPath(topic.path, question) : questionLookupPath(question.id),
    }));
    return presentWholeList(items);
  },
  async save({ platform, viewer, idempotencyKey }, { body }) {
    const { Title: title, Description, Anonymous: anonymous } = body;
    const question = { by: viewer, title, body: Description, anonymous, key: idempotencyKey };
    return { Id: await askQuestion(platform, question) };
  },
  async open(ctx, { query }) {
    return presentOpen(await listOpen(ctx, pageRequestOf(query)));
  },
  claim: ({ platform, viewer }, { params }) => claimQuestion(platform, { by: viewer, id: params.id }),
  release: ({ platform, viewer }, { params }) => releaseQuestion(platform, { by: viewer, id: params.id }),
  answer: ({ platform, viewer, idempotencyKey: key }, { params, body }) =>
    publishAnswer(platform, { by: viewer, questionId: params.id, ...answerOf(body), key }),
  editAnswer: ({ platform, viewer, idempotencyKey: key }, { params, body }) =>
    editAnswer(platform, {
      by: viewer,
      questionId: params.id,
      key,
      ...answerOf(body),
      basedOn: dateOf(body.BasedOn),
      basedOnTags: body.BasedOnTags?.split(',').filter(Boolean).map(Number) ?? null,
    }),
  editQuestion({ platform, viewer, idempotencyKey: key }, { params, body }) {
    const { Title: title, Description, BasedOn } = body;
    const texts = { title, body: Description, basedOn: dateOf(BasedOn) };
    return editQuestion(platform, { by: viewer, questionId: params.id, ...texts, key });
  },
  decline({ platform, viewer, idempotencyKey: key }, { params, body }) {
    const { Reason: reason, Note: note } = body;
    return declineQuestion(platform, { by: viewer, questionId: params.id, reason, note, key });
  },
  withdraw: ({ platform, viewer, idempotencyKey: key }, { params }) =>
    withdrawQuestion(platform, { by: viewer, id: params.id, key }),
  setExpert: (ctx, { params, body }) => setExpert(ctx, { memberId: params.id, expertId: body.ExpertId }),
};

const answerOf = ({ Advice, Tags, NewTag }: { Advice: string; Tags: number[]; NewTag: string }) => ({
  body: Advice,
  tagIds: Tags,
  newTag: NewTag,
});

const dateOf = (iso: string | undefined): Date | null => (iso === undefined ? null : new Date(iso));
