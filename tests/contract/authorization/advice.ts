import type { adviceContract } from '#app/features/advice/contract.ts';
import { makeDocument, publish } from '#tests/support/documents.ts';
import {
  hideAnswer,
  makeAnsweredQuestion,
  makeClarifiedQuestion,
  makeDeclinedQuestion,
  makeQuestion,
} from '#tests/support/factory/advice.ts';
import { makeMember } from '#tests/support/factory/members.ts';
import type { Fixture } from './fixture.ts';
import { byState, emptyBody, everyone, json, notLoggedIn, type RowsOf, refused, under, writes } from './row.ts';

const QUESTION = [
  ...['id', 'title', 'question', 'username', 'user_id', 'photoUrl', 'questiondate', 'anonymous'],
  ...['docname', 'doc_id', 'docPhotoUrl', 'publicationdate', 'advice'],
];

let count = 0;

/** A tag that no other row has. */
const nextTag = () => {
  count += 1;
  return `kalium ${count}`;
};

const ownerId = ({ people }: Fixture) => people.owner.member?.id ?? null;

/** A question of the owner that waits for an answer. */
const ask = (fixture: Fixture) => makeQuestion(fixture.platform, { authorId: ownerId(fixture) });

/** A question that the owner asked anonymously, with an answer. */
const askAndAnswer = (fixture: Fixture) =>
  makeAnsweredQuestion(fixture.platform, { authorId: ownerId(fixture), tags: [nextTag()] });

/** The same, off the site. */
async function askAndHide(fixture: Fixture, { byAsker }: { byAsker: boolean }) {
  const { id } = await askAndAnswer(fixture);
  await hideAnswer(fixture.platform, { questionId: id, hiddenByAsker: byAsker });
  return { id };
}

/** What changes when an answer goes off the site, or is back. */
const HIDDEN = ['adviceAnswer', 'adviceAnswerTag', 'adviceTag', 'questionType', 'pageChange'] as const;

const CLARIFICATION = ['Id', 'Body', 'Asked', 'Professional', 'Reply', 'Replied'];

/** A question of the owner about which a professional asked something back. */
const askBackAbout = (fixture: Fixture) =>
  makeClarifiedQuestion(fixture.platform, { authorId: fixture.people.owner.member?.id ?? 0 });

const forProfessionals = (professional: ReturnType<typeof json>) =>
  byState({ visitors: notLoggedIn, members: refused(403, 'forbidden'), professional });

const forAdministrators = (administrator: ReturnType<typeof json>) =>
  byState({ visitors: notLoggedIn, members: refused(403, 'forbidden'), administrator });

const answerBody = { Advice: 'Spoel de groente goed af.', Tags: [], NewTag: '' };

export const adviceRows: RowsOf<typeof adviceContract> = {
  all: [
    {
      async request(fixture) {
        const { tagIds } = await askAndAnswer(fixture);
        return { query: { tags: String(tagIds[0]) } };
      },
      responses: everyone(
        json(...under('Items[].Item', ['id', 'question', 'date', 'dietician']), 'TotalCount', 'NumPages'),
      ),
    },
  ],
  one: [
    {
      variant: 'with an answer',
      request: async (fixture) => ({ query: { id: (await askAndAnswer(fixture)).id } }),
      responses: byState({ everyone: json(...QUESTION), professional: writes(json(...QUESTION), 'reading') }),
    },
    {
      variant: 'without an answer',
      request: async (fixture) => ({ query: { id: (await ask(fixture)).id } }),
      responses: byState({
        everyone: refused(404, 'not_found'),
        owner: json(...QUESTION),
        professional: writes(json(...QUESTION), 'reading'),
      }),
    },
    {
      variant: 'that is off the site',
      request: async (fixture) => ({ query: await askAndHide(fixture, { byAsker: true }) }),
      responses: byState({
        everyone: refused(404, 'not_found'),
        owner: json(...QUESTION),
        professional: writes(json(...QUESTION), 'reading'),
      }),
    },
    {
      variant: 'that does not exist',
      request: () => ({ query: { id: 2_000_000_000 } }),
      responses: everyone(refused(404, 'not_found')),
    },
  ],
  tags: [
    {
      async request(fixture) {
        await askAndAnswer(fixture);
        fixture.platform.pageCache.clear();
        return {};
      },
      responses: everyone(json(...under('Items[]', ['Id', 'Name']), 'TotalCount', 'NumPages')),
    },
  ],
  similar: [
    {
      async request(fixture) {
        await publish(fixture.platform, makeDocument('advice-topic', { isDiet: true }));
        await makeAnsweredQuestion(fixture.platform, { authorId: null, title: 'Mag ik rabarber eten?' });
        return { query: { title: 'rabarber' } };
      },
      responses: byState({
        visitors: notLoggedIn,
        members: json(...under('Items[]', ['Id', 'Title', 'Path']), 'TotalCount', 'NumPages'),
      }),
    },
  ],
  save: [
    {
      request: () => ({ body: { Title: 'Mag ik kaas?', Description: 'Ik eet graag kaas.', Anonymous: true } }),
      responses: byState({ visitors: notLoggedIn, members: writes(json('Id'), 'adviceQuestion', 'openQuestion') }),
    },
  ],
  withdraw: [
    {
      variant: 'without an answer',
      request: async (fixture) => ({ params: await ask(fixture) }),
      responses: byState({
        visitors: notLoggedIn,
        members: refused(404, 'not_found'),
        owner: writes(emptyBody, 'adviceQuestion', 'openQuestion'),
      }),
    },
    {
      variant: 'that was declined',
      request: async (fixture) => ({
        params: await makeDeclinedQuestion(fixture.platform, { authorId: ownerId(fixture) }),
      }),
      responses: byState({
        visitors: notLoggedIn,
        members: refused(404, 'not_found'),
        owner: writes(emptyBody, 'adviceQuestion', 'declinedQuestion'),
      }),
    },
    {
      variant: 'with an answer',
      request: async (fixture) => ({ params: await askAndAnswer(fixture) }),
      responses: byState({
        visitors: notLoggedIn,
        members: refused(404, 'not_found'),
        owner: refused(409, 'conflict'),
      }),
    },
  ],
  clarifications: [
    {
      request: async (fixture) => ({ params: await askBackAbout(fixture) }),
      responses: byState({
        visitors: notLoggedIn,
        members: refused(404, 'not_found'),
        owner: json(...under('Items[]', CLARIFICATION), 'TotalCount', 'NumPages'),
        professional: writes(json(...under('Items[]', CLARIFICATION), 'TotalCount', 'NumPages'), 'reading'),
      }),
    },
    {
      variant: 'of a question that everybody reads',
      async request(fixture) {
        const { id } = await askBackAbout(fixture);
        const { db, clock } = fixture.platform;
        await db.deleteFrom('openQuestion').where('questionId', '=', id).execute();
        const answer = { questionId: id, typeId: 1, body: 'Dat mag best.', publishedAt: clock.now() };
        await db.insertInto('adviceAnswer').values(answer).execute();
        return { params: { id } };
      },
      responses: byState({
        visitors: notLoggedIn,
        members: refused(404, 'not_found'),
        owner: json(...under('Items[]', CLARIFICATION), 'TotalCount', 'NumPages'),
        professional: writes(json(...under('Items[]', CLARIFICATION), 'TotalCount', 'NumPages'), 'reading'),
      }),
    },
  ],
  reply: [
    {
      request: async (fixture) => ({ params: await askBackAbout(fixture), body: { Body: 'Geen.' } }),
      responses: byState({
        visitors: notLoggedIn,
        members: refused(404, 'not_found'),
        owner: writes(emptyBody, 'adviceClarification'),
      }),
    },
    {
      variant: 'where nothing was asked back',
      request: async (fixture) => ({ params: await ask(fixture), body: { Body: 'Geen.' } }),
      responses: byState({
        visitors: notLoggedIn,
        members: refused(404, 'not_found'),
        owner: refused(409, 'conflict'),
      }),
    },
  ],
  askBack: [
    {
      request: async (fixture) => ({ params: await ask(fixture), body: { Body: 'Welke medicijnen gebruik je?' } }),
      responses: forProfessionals(writes(emptyBody, 'adviceClarification')),
    },
    {
      variant: 'a second time, without a reply',
      request: async (fixture) => ({ params: await askBackAbout(fixture), body: { Body: 'En hoeveel?' } }),
      responses: forProfessionals(refused(409, 'conflict')),
    },
    {
      variant: 'about one that does not exist',
      request: () => ({ params: { id: 2_000_000_000 }, body: { Body: 'En hoeveel?' } }),
      responses: forProfessionals(refused(404, 'not_found')),
    },
  ],
  hideOwn: [
    {
      request: async (fixture) => ({ params: await askAndAnswer(fixture) }),
      responses: byState({
        visitors: notLoggedIn,
        members: refused(404, 'not_found'),
        owner: writes(emptyBody, ...HIDDEN),
      }),
    },
    {
      variant: 'that waits for an answer',
      request: async (fixture) => ({ params: await ask(fixture) }),
      responses: byState({
        visitors: notLoggedIn,
        members: refused(404, 'not_found'),
        owner: refused(409, 'conflict'),
      }),
    },
  ],
  showOwn: [
    {
      request: async (fixture) => ({ params: await askAndHide(fixture, { byAsker: true }) }),
      responses: byState({
        visitors: notLoggedIn,
        members: refused(404, 'not_found'),
        owner: writes(emptyBody, ...HIDDEN),
      }),
    },
    {
      variant: 'that a professional took off',
      request: async (fixture) => ({ params: await askAndHide(fixture, { byAsker: false }) }),
      responses: byState({
        visitors: notLoggedIn,
        members: refused(404, 'not_found'),
        owner: refused(409, 'conflict'),
      }),
    },
  ],
  open: [
    {
      async request(fixture) {
        await ask(fixture);
        return {};
      },
      responses: forProfessionals(
        json(
          ...under('Items[]', [
            'Id',
            'Title',
            'Created',
            'Promised',
            'ClaimedBy',
            'ClaimedByMe',
            'AskedBack',
            'Supplemented',
          ]),
          'TotalCount',
          'NumPages',
        ),
      ),
    },
  ],
  archive: [
    {
      async request(fixture) {
        const { tagIds } = await askAndAnswer(fixture);
        return { query: { term: 'eten', tag: tagIds[0] } };
      },
      responses: forProfessionals(
        json(...under('Items[]', ['Id', 'Title', 'Closed', 'Answered', 'Hidden', 'ByMe', 'Expert', 'Tags[]']), 'Next'),
      ),
    },
  ],
  claim: [
    {
      request: async (fixture) => ({ params: await ask(fixture) }),
      responses: forProfessionals(writes(emptyBody, 'openQuestion')),
    },
    {
      variant: 'that has its answer',
      request: async (fixture) => ({ params: await askAndAnswer(fixture) }),
      responses: forProfessionals(refused(409, 'conflict')),
    },
    {
      variant: 'that does not exist',
      request: () => ({ params: { id: 2_000_000_000 } }),
      responses: forProfessionals(refused(404, 'not_found')),
    },
  ],
  release: [
    {
      variant: 'that the viewer holds',
      async request(fixture, { member }) {
        const { id } = await ask(fixture);
        const { db, clock } = fixture.platform;
        const claim = { claimedBy: member?.id ?? null, claimedAt: clock.now() };
        await db.updateTable('openQuestion').set(claim).where('questionId', '=', id).execute();
        return { params: { id } };
      },
      responses: forProfessionals(writes(emptyBody, 'openQuestion')),
    },
    {
      variant: 'that nobody holds',
      request: async (fixture) => ({ params: await ask(fixture) }),
      responses: forProfessionals(emptyBody),
    },
  ],
  answer: [
    {
      request: async (fixture) => ({
        params: await ask(fixture),
        body: { ...answerBody, NewTag: nextTag() },
      }),
      responses: forProfessionals(
        writes(
          emptyBody,
          ...(['adviceAnswer', 'adviceAnswerTag', 'adviceTag', 'openQuestion', 'questionType', 'pageChange'] as const),
        ),
      ),
    },
    {
      variant: 'that has its answer',
      request: async (fixture) => ({ params: await askAndAnswer(fixture), body: answerBody }),
      responses: forProfessionals(refused(409, 'conflict')),
    },
  ],
  decline: [
    {
      request: async (fixture) => ({ params: await ask(fixture), body: { Reason: 'own-doctor' as const } }),
      responses: forProfessionals(writes(emptyBody, 'declinedQuestion', 'openQuestion')),
    },
    {
      variant: 'that has its answer',
      request: async (fixture) => ({ params: await askAndAnswer(fixture), body: { Reason: 'own-doctor' as const } }),
      responses: forProfessionals(refused(409, 'conflict')),
    },
    {
      variant: 'without a reason in words',
      request: async (fixture) => ({ params: await ask(fixture), body: { Reason: 'other' as const, Note: ' ' } }),
      responses: forProfessionals(refused(422, 'invalid_input')),
    },
  ],
  editAnswer: [
    {
      async request(fixture) {
        const { id, tagIds } = await askAndAnswer(fixture);
        return { params: { id }, body: { ...answerBody, Tags: tagIds } };
      },
      responses: forProfessionals(writes(emptyBody, 'adviceAnswer', 'adviceAnswerEdit', 'pageChange')),
    },
    {
      variant: 'of a question that waits',
      request: async (fixture) => ({ params: await ask(fixture), body: answerBody }),
      responses: forProfessionals(refused(404, 'not_found')),
    },
  ],
  editQuestion: [
    {
      async request(fixture, { state }) {
        const body = { Title: 'Mag ik kaas?', Description: `Zonder naam, vindt ${state}.` };
        return { params: await ask(fixture), body };
      },
      responses: forProfessionals(writes(emptyBody, 'adviceQuestion', 'adviceQuestionEdit', 'pageChange')),
    },
  ],
  // choices.md 50
  setExpert: [
    {
      async request({ platform }) {
        const expert = makeDocument('expert', { title: 'S. van Dijk, diëtist' });
        await publish(platform, expert);
        return { params: await makeMember(platform, { roles: ['professional'] }), body: { ExpertId: expert.id } };
      },
      responses: forAdministrators(writes(emptyBody, 'adviceExpert')),
    },
    {
      variant: 'of who is no professional',
      request: async ({ platform }) => ({ params: await makeMember(platform), body: { ExpertId: null } }),
      responses: forAdministrators(refused(404, 'not_found')),
    },
    {
      variant: 'a name that does not exist',
      request: async ({ platform }) => ({
        params: await makeMember(platform, { roles: ['professional'] }),
        body: { ExpertId: 2_000_000_000 },
      }),
      responses: forAdministrators(refused(422, 'invalid_input')),
    },
  ],
};
