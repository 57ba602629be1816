import { randomUUID } from 'node:crypto';
import type { moderationContract } from '#app/features/moderation/contract.ts';
import type { DB } from '#app/platform/database/types.generated.ts';
import { makeCase, makeDecision, makeMessageToAuthor, makeObjection } from '#tests/support/cases.ts';
import { makeConversation, makeGroup } from '#tests/support/factory/conversations.ts';
import { makeMember } from '#tests/support/factory/members.ts';
import { REASONS } from '#tests/support/moderation.ts';
import { closeCases } from './conversations/prepare.ts';
import type { Fixture } from './fixture.ts';
import { memberActRows } from './member-acts.ts';
import { reportRows, THINGS } from './reports.ts';
import {
  byState,
  type Expected,
  emptyBody,
  everyone,
  json,
  notLoggedIn,
  type RowsOf,
  refused,
  under,
  writes,
} from './row.ts';
import type { Person } from './states.ts';

const forbidden = refused(403, 'forbidden');

const forModerators = (moderator: Expected) => byState({ visitors: notLoggedIn, members: forbidden, moderator });
const forAdministrators = (administrator: Expected) =>
  byState({ visitors: notLoggedIn, members: forbidden, administrator });

const USER = ['Id', 'Username', 'Photo', 'Public', 'Deleted'];
const CASE = [
  ...['Id', 'Kind', ...under('Author', USER), 'Opened', 'Urgent', 'ReportCount'],
  ...under('Subject', ['Title', 'Text', 'Path', ...under('Author', USER), 'Created', 'Hidden', 'Withdrawn']),
  ...['Reported[]', 'Sentences[]', 'ClaimedBy', 'ClaimedByMe', 'PostponedUntil', 'HeldFor', 'Handled'],
];

const OBJECTION = [
  ...['Id', 'Text', 'Lodged', 'ByReporter', 'CaseId', 'Label', 'Title', 'Measure', 'Facts', 'Decided'],
];

const NEARBY = under('Nearby[]', [...under('User', USER), 'Text', 'Created', 'Quoted', 'Opening']);

const foundMembers = json(...under('Items[]', [...under('User', USER), 'Roles[]']), 'Next');

const makeParams = async ({ platform }: Fixture) => ({ params: { id: (await makeCase(platform)).id } });

/** A case that another moderator claimed. */
async function makeClaimed({ platform }: Fixture) {
  const other = await makeMember(platform, { roles: ['moderator'] });
  return { params: { id: (await makeCase(platform, { claimedBy: other.id })).id } };
}

/** A case that whoever makes the call claimed. */
const makeOwn = async ({ platform }: Fixture, { member }: Person) => ({
  params: { id: (await makeCase(platform, { claimedBy: member?.id ?? null })).id },
});

/** The case of a conversation, with its id. */
async function makeConversationCase({ platform }: Fixture) {
  const { db, clock } = platform;
  const group = await makeGroup(platform);
  const { id: subjectId } = await makeConversation(platform, { groupId: group.id, authorId: null });
  const { id } = await db
    .insertInto('moderationCase')
    .values({ kind: 'conversation', subjectId, openedAt: clock.now() })
    .returning('id')
    .executeTakeFirstOrThrow();
  return { params: { id, subjectId } };
}

/** A reported reaction, as its own page names it. */
const makeThing = async ({ platform }: Fixture, claimedBy: number | null = null) => ({
  params: { kind: 'reaction', id: (await makeCase(platform, { claimedBy })).reaction.id },
});

/** A case of what the owner made of this kind. */
async function makeCaseOf(fixture: Fixture, kind: keyof typeof THINGS) {
  await closeCases(fixture);
  const { db, clock } = fixture.platform;
  const { id } = await db
    .insertInto('moderationCase')
    .values({ kind, subjectId: await THINGS[kind](fixture), openedAt: clock.now() })
    .returning('id')
    .executeTakeFirstOrThrow();
  return { params: { id } };
}

/** What is written where a case of each kind is handled by hiding it; null for what is read in its case alone. */
const HIDDEN: Record<keyof typeof THINGS, readonly (keyof DB)[] | null> = {
  conversation: ['conversation', 'discussionGroup', 'pageChange'],
  reaction: ['reaction', 'pageChange'],
  blog: ['blog', 'pageChange'],
  'blog-post': ['blog', 'blogPost', 'pageChange'],
  'blog-reaction': ['reaction', 'pageChange'],
  message: null,
  profile: ['hiddenProfile', 'pageChange'],
  photo: ['hiddenPhoto', 'member', 'picture', 'pageChange'],
  'advice-question': ['adviceAnswer', 'questionType', 'pageChange'],
  'advice-answer': ['adviceAnswer', 'questionType', 'pageChange'],
};

const missing = {
  variant: 'that does not exist',
  request: () => ({ params: { id: 2_000_000_000 } }),
  responses: forModerators(refused(404, 'not_found')),
};

const conflict = forModerators(refused(409, 'conflict'));

const roleParams = async ({ platform }: Fixture) => ({
  params: { id: (await makeMember(platform)).id, role: 'moderator' as const },
});

const noMember = {
  variant: 'of nobody',
  request: () => ({ params: { id: 2_000_000_000, role: 'moderator' as const } }),
  responses: forAdministrators(refused(404, 'not_found')),
};

export const moderationRows: RowsOf<typeof moderationContract> = {
  report: reportRows,
  ...memberActRows,
  cases: [
    {
      async request(fixture) {
        const { params } = await makeParams(fixture);
        return { query: { after: params.id - 1 } };
      },
      responses: forModerators(json(...under('Items[]', CASE), 'Next')),
    },
  ],
  oneCase: [
    {
      request: makeParams,
      // When a moderator first looks at it is stored.
      responses: forModerators(
        writes(
          json(
            ...CASE,
            ...under('Reports[]', [...under('User', USER), 'Reason', 'Text', 'Created']),
            ...NEARBY,
            'Former[]',
            ...under('Parts[]', ['Name', 'Label', 'Text']),
            'Decisions[]',
            'Replies[]',
            'Actions[]',
          ),
          'moderationCase',
        ),
      ),
    },
    missing,
  ],
  claim: [
    { request: makeParams, responses: forModerators(writes(emptyBody, 'moderationCase', 'moderationAction')) },
    { variant: 'of another moderator', request: makeClaimed, responses: conflict },
    missing,
  ],
  takeOver: [
    {
      variant: 'of another moderator',
      request: makeClaimed,
      responses: forModerators(writes(emptyBody, 'moderationCase', 'moderationAction')),
    },
    missing,
  ],
  release: [
    { request: makeOwn, responses: forModerators(writes(emptyBody, 'moderationCase', 'moderationAction')) },
    { variant: 'that nobody holds', request: makeParams, responses: forModerators(emptyBody) },
    {
      variant: 'until a later day',
      request: async (fixture, person) => ({ ...(await makeOwn(fixture, person)), body: { Days: 3 } }),
      responses: forModerators(writes(emptyBody, 'moderationCase', 'moderationAction')),
    },
    {
      variant: 'until no day',
      request: async (fixture, person) => ({ ...(await makeOwn(fixture, person)), body: { Days: 99 } }),
      responses: forModerators(refused(422, 'invalid_input')),
    },
    { variant: 'of another moderator', request: makeClaimed, responses: conflict },
  ],
  handOver: [
    {
      async request(fixture) {
        const { id } = await makeMember(fixture.platform, { roles: ['moderator'] });
        return { ...(await makeParams(fixture)), body: { To: id, Note: 'Jij kent hem.' } };
      },
      responses: forModerators(writes(emptyBody, 'moderationCase', 'moderationAction')),
    },
    {
      variant: 'to who is no moderator',
      async request(fixture) {
        const { id } = await makeMember(fixture.platform);
        return { ...(await makeParams(fixture)), body: { To: id } };
      },
      responses: forModerators(refused(422, 'invalid_input')),
    },
    {
      variant: 'of another moderator',
      async request(fixture) {
        const { id } = await makeMember(fixture.platform, { roles: ['moderator'] });
        return { ...(await makeClaimed(fixture)), body: { To: id } };
      },
      responses: conflict,
    },
  ],
  reopen: [
    {
      async request(fixture) {
        const { params } = await makeParams(fixture);
        const { db, clock } = fixture.platform;
        const handled = { handledAt: clock.now(), outcome: 'kept' };
        await db.updateTable('moderationCase').set(handled).where('id', '=', params.id).execute();
        return { params, body: { Note: 'Er kwam een mail.' } };
      },
      responses: forModerators(writes(emptyBody, 'moderationCase', 'moderationAction')),
    },
    {
      variant: 'that is open',
      request: async (fixture) => ({ ...(await makeParams(fixture)), body: { Note: 'Er kwam een mail.' } }),
      responses: forModerators(emptyBody),
    },
    {
      variant: 'without why',
      request: async (fixture) => ({ ...(await makeParams(fixture)), body: { Note: '' } }),
      responses: forModerators(refused(422, 'invalid_input')),
    },
    { ...missing, request: () => ({ ...missing.request(), body: { Note: 'Er kwam een mail.' } }) },
  ],
  noteCase: [
    {
      variant: 'of another moderator',
      request: async (fixture) => ({ ...(await makeClaimed(fixture)), body: { Note: 'Belde gisteren.' } }),
      responses: forModerators(writes(emptyBody, 'moderationAction')),
    },
    { ...missing, request: () => ({ ...missing.request(), body: { Note: 'Belde gisteren.' } }) },
  ],
  hide: [
    {
      request: async (fixture) => ({ ...(await makeParams(fixture)), body: REASONS }),
      responses: forModerators(writes(emptyBody, 'reaction', 'moderationAction', 'decision', 'pageChange')),
    },
    {
      variant: 'without a rule',
      request: async (fixture) => ({ ...(await makeParams(fixture)), body: { Rule: '' as never } }),
      responses: forModerators(refused(422, 'invalid_input')),
    },
    {
      variant: 'of another moderator',
      request: async (fixture) => ({ ...(await makeClaimed(fixture)), body: REASONS }),
      responses: conflict,
    },
    { ...missing, request: () => ({ ...missing.request(), body: REASONS }) },
  ],
  show: [
    { variant: 'that is not hidden', request: makeParams, responses: forModerators(emptyBody) },
    {
      async request({ platform }) {
        const { id, reaction } = await makeCase(platform);
        const hiddenAt = platform.clock.now();
        await platform.db.updateTable('reaction').set({ hiddenAt }).where('id', '=', reaction.id).execute();
        return { params: { id } };
      },
      responses: forModerators(writes(emptyBody, 'reaction', 'moderationAction', 'decision', 'pageChange')),
    },
    { variant: 'of another moderator', request: makeClaimed, responses: conflict },
  ],
  edit: [
    {
      request: async (fixture) => ({ ...(await makeParams(fixture)), body: { ...REASONS, Body: 'Netter gezegd.' } }),
      responses: forModerators(
        writes(emptyBody, 'reaction', 'editedText', 'moderationAction', 'decision', 'pageChange'),
      ),
    },
    {
      variant: 'of another moderator',
      request: async (fixture) => ({ ...(await makeClaimed(fixture)), body: { ...REASONS, Body: 'Netter gezegd.' } }),
      responses: conflict,
    },
  ],
  handle: [
    {
      request: async (fixture) => ({ ...(await makeParams(fixture)), body: { Outcome: 'kept' as const } }),
      responses: forModerators(writes(emptyBody, 'moderationCase', 'moderationAction', 'decision')),
    },
    ...(Object.keys(THINGS) as (keyof typeof THINGS)[]).map((kind) => ({
      variant: `that hides something: ${kind}`,
      request: async (fixture: Fixture) => ({
        ...(await makeCaseOf(fixture, kind)),
        body: { Outcome: 'hidden' as const, ...REASONS },
      }),
      responses: forModerators(
        HIDDEN[kind]
          ? writes(emptyBody, 'moderationCase', 'moderationAction', 'decision', ...HIDDEN[kind])
          : refused(422, 'invalid_input'),
      ),
    })),
    {
      variant: 'that hides something without a rule',
      request: async (fixture) => ({ ...(await makeParams(fixture)), body: { Outcome: 'hidden' as const } }),
      responses: forModerators(refused(422, 'invalid_input')),
    },
    {
      variant: 'with an outcome that is not so',
      request: async (fixture) => ({ ...(await makeParams(fixture)), body: { Outcome: 'edited' as const } }),
      responses: forModerators(refused(422, 'invalid_input')),
    },
    {
      variant: 'of another moderator',
      request: async (fixture) => ({ ...(await makeClaimed(fixture)), body: { Outcome: 'kept' as const } }),
      responses: conflict,
    },
  ],
  close: [
    {
      request: async (fixture) => ({ ...(await makeConversationCase(fixture)), body: REASONS }),
      responses: forModerators(writes(emptyBody, 'conversation', 'moderationAction', 'decision', 'pageChange')),
    },
    {
      variant: 'of what cannot be closed',
      request: async (fixture) => ({ ...(await makeParams(fixture)), body: REASONS }),
      responses: forModerators(refused(404, 'not_found')),
    },
    { ...missing, request: () => ({ ...missing.request(), body: REASONS }) },
  ],
  move: [
    {
      request: async (fixture) => ({
        ...(await makeConversationCase(fixture)),
        body: { ...REASONS, Place: (await makeGroup(fixture.platform)).id },
      }),
      responses: forModerators(
        writes(
          emptyBody,
          'conversation',
          'conversationMove',
          'discussionGroup',
          'moderationAction',
          'decision',
          'pageChange',
        ),
      ),
    },
    {
      variant: 'to no group',
      request: async (fixture) => ({
        ...(await makeConversationCase(fixture)),
        body: { ...REASONS, Place: 2_000_000_000 },
      }),
      responses: forModerators(refused(422, 'invalid_input')),
    },
  ],
  takeBack: [
    {
      variant: 'of another case',
      request: async (fixture) => ({
        params: { ...(await makeParams(fixture)).params, decision: 2_000_000_000 },
        body: {},
      }),
      responses: forModerators(refused(404, 'not_found')),
    },
    {
      async request(fixture) {
        const { params } = await makeConversationCase(fixture);
        const { db, clock } = fixture.platform;
        const decidedAt = clock.now();
        const { id: decision } = await db
          .insertInto('decision')
          .values({
            ...{ caseId: params.id, measure: 'closed', ground: 'house-rules', rule: 'topic' },
            ...{ facts: 'Het dwaalt af.', reported: false, decidedAt },
          })
          .returning('id')
          .executeTakeFirstOrThrow();
        await db
          .updateTable('conversation')
          .set({ reactionsClosedAt: decidedAt })
          .where('id', '=', params.subjectId)
          .execute();
        return { params: { id: params.id, decision }, body: {} };
      },
      responses: forModerators(writes(emptyBody, 'conversation', 'moderationAction', 'decision', 'pageChange')),
    },
  ],
  setContentWarnings: [
    {
      async request(fixture) {
        const { reaction } = await makeCase(fixture.platform);
        return { params: { kind: 'reaction', id: reaction.id }, body: { ContentWarnings: ['needles'] } };
      },
      responses: forModerators(writes(emptyBody, 'reaction', 'moderationAction', 'pageChange')),
    },
    {
      variant: 'of what does not exist',
      request: () => ({ params: { kind: 'reaction', id: 2_000_000_000 }, body: { ContentWarnings: [] } }),
      responses: forModerators(refused(404, 'not_found')),
    },
  ],
  openThing: [
    {
      async request({ platform }) {
        const { reaction } = await makeCase(platform);
        await platform.db.deleteFrom('moderationCase').where('subjectId', '=', reaction.id).execute();
        return { params: { kind: 'reaction', id: reaction.id } };
      },
      responses: forModerators(writes(json('Id'), 'moderationCase', 'reportedText')),
    },
    {
      variant: 'that does not exist',
      request: () => ({ params: { kind: 'reaction', id: 2_000_000_000 } }),
      responses: forModerators(refused(404, 'not_found')),
    },
  ],
  hideThing: [
    {
      request: async (fixture) => ({ ...(await makeThing(fixture)), body: REASONS }),
      responses: forModerators(
        writes(emptyBody, 'reaction', 'reportedText', 'moderationCase', 'moderationAction', 'decision', 'pageChange'),
      ),
    },
    {
      variant: 'without a rule',
      request: async (fixture) => ({ ...(await makeThing(fixture)), body: { Rule: '' as never } }),
      responses: byState({ visitors: notLoggedIn, members: refused(422, 'invalid_input') }),
    },
    {
      variant: 'that another moderator is at',
      async request(fixture) {
        const other = await makeMember(fixture.platform, { roles: ['moderator'] });
        return { ...(await makeThing(fixture, other.id)), body: REASONS };
      },
      responses: conflict,
    },
    {
      variant: 'that does not exist',
      request: () => ({ params: { kind: 'reaction', id: 2_000_000_000 }, body: REASONS }),
      responses: forModerators(refused(404, 'not_found')),
    },
    {
      variant: 'of no kind',
      request: () => ({ params: { kind: 'lid', id: 1 }, body: REASONS }),
      responses: forModerators(refused(404, 'not_found')),
    },
  ],
  showThing: [
    {
      async request(fixture) {
        const sent = await makeThing(fixture);
        const { db, clock } = fixture.platform;
        await db.updateTable('reaction').set({ hiddenAt: clock.now() }).where('id', '=', sent.params.id).execute();
        return sent;
      },
      responses: forModerators(writes(emptyBody, 'reaction', 'moderationAction', 'decision', 'pageChange')),
    },
    { variant: 'that is not hidden', request: (fixture) => makeThing(fixture), responses: forModerators(emptyBody) },
    {
      variant: 'that no case is about',
      request: () => ({ params: { kind: 'reaction', id: 2_000_000_000 } }),
      responses: forModerators(refused(404, 'not_found')),
    },
  ],
  object: [
    {
      request: async ({ platform }) => ({
        params: { code: (await makeDecision(platform)).reportCode },
        body: { Text: 'Het staat er nog.' },
      }),
      responses: byState({ visitors: writes(emptyBody, 'objection'), members: refused(404, 'not_found') }),
    },
    {
      variant: 'with the code of the decision',
      request: async ({ platform }) => ({
        params: { code: (await makeDecision(platform, { measure: 'hidden' })).code },
        body: { Text: 'Ik schold niemand uit.' },
      }),
      responses: byState({ visitors: writes(emptyBody, 'objection'), members: refused(404, 'not_found') }),
    },
    {
      variant: 'against what restricts nothing',
      request: async ({ platform }) => ({
        params: { code: (await makeDecision(platform)).code },
        body: { Text: 'Ik schold niemand uit.' },
      }),
      responses: byState({ visitors: refused(409, 'conflict'), members: refused(404, 'not_found') }),
    },
    {
      variant: 'with another code',
      request: () => ({ params: { code: randomUUID() }, body: { Text: 'Ik gok maar wat.' } }),
      responses: everyone(refused(404, 'not_found')),
    },
  ],
  reply: [
    {
      request: async ({ platform }, { member }) => ({
        params: { code: (await makeMessageToAuthor(platform, { memberId: member?.id })).code },
        body: { Body: 'Ja, dank je.' },
      }),
      responses: byState({
        visitors: notLoggedIn,
        members: writes(emptyBody, 'decisionReply', 'moderationCase', 'moderationAction'),
      }),
    },
    {
      variant: 'to a message to another',
      request: async ({ platform }) => ({
        params: { code: (await makeMessageToAuthor(platform)).code },
        body: { Body: 'Ja, dank je.' },
      }),
      responses: byState({ visitors: notLoggedIn, members: refused(404, 'not_found') }),
    },
    {
      variant: 'with the code of a report',
      request: async ({ platform }) => ({
        params: { code: (await makeDecision(platform)).reportCode },
        body: { Body: 'Ja, dank je.' },
      }),
      responses: byState({ visitors: notLoggedIn, members: refused(404, 'not_found') }),
    },
  ],
  objections: [
    {
      async request({ platform }) {
        await makeObjection(platform);
        return {};
      },
      responses: forModerators(json(...under('Items[]', OBJECTION))),
    },
  ],
  answerObjection: [
    {
      request: async ({ platform }) => ({
        params: { id: await makeObjection(platform) },
        body: { Granted: false, Answer: 'Het besluit klopt.' },
      }),
      responses: forModerators(writes(emptyBody, 'objection')),
    },
    {
      variant: 'that is granted',
      request: async ({ platform }) => ({
        params: { id: await makeObjection(platform) },
        body: { Granted: true, Answer: 'Je hebt gelijk.' },
      }),
      responses: forModerators(
        writes(emptyBody, 'objection', 'reaction', 'decision', 'moderationAction', 'pageChange'),
      ),
    },
    {
      variant: 'against what they decided themselves',
      request: async ({ platform }, { member }) => ({
        params: { id: await makeObjection(platform, { decidedBy: member?.id ?? null }) },
        body: { Granted: false, Answer: 'Het besluit klopt.' },
      }),
      responses: forModerators(forbidden),
    },
    {
      variant: 'that does not exist',
      request: () => ({ params: { id: 2_000_000_000 }, body: { Granted: false, Answer: 'Het besluit klopt.' } }),
      responses: forModerators(refused(404, 'not_found')),
    },
  ],
  members: [
    {
      async request({ platform }) {
        const { username } = await makeMember(platform);
        return { query: { query: username } };
      },
      responses: byState({
        visitors: notLoggedIn,
        members: forbidden,
        moderator: foundMembers,
        administrator: foundMembers,
      }),
    },
  ],
  grantRole: [
    {
      request: roleParams,
      responses: forAdministrators(writes(emptyBody, 'memberRole', 'roleChange', 'pageChange')),
    },
    noMember,
  ],
  withdrawRole: [
    {
      async request(fixture) {
        const sent = await roleParams(fixture);
        const { db, clock } = fixture.platform;
        await db
          .insertInto('memberRole')
          .values({ memberId: sent.params.id, role: 'moderator', grantedAt: clock.now() })
          .execute();
        return sent;
      },
      responses: forAdministrators(writes(emptyBody, 'memberRole', 'roleChange', 'pageChange')),
    },
    { variant: 'that the member does not have', request: roleParams, responses: forAdministrators(emptyBody) },
    {
      variant: 'of the only moderator',
      async request(fixture) {
        const sent = await roleParams(fixture);
        const { db, clock } = fixture.platform;
        await db.deleteFrom('memberRole').where('role', '=', 'moderator').execute();
        await db
          .insertInto('memberRole')
          .values({ memberId: sent.params.id, role: 'moderator', grantedAt: clock.now() })
          .execute();
        return sent;
      },
      responses: forAdministrators(refused(409, 'conflict')),
    },
    noMember,
  ],
};
