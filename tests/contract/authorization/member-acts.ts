import type { memberCalls } from '#app/features/moderation/contract/member-calls.ts';
import { makeCase } from '#tests/support/cases.ts';
import { makeMember } from '#tests/support/factory/members.ts';
import { makePause } from '#tests/support/pause.ts';
import type { Fixture } from './fixture.ts';
import { byState, type Expected, emptyBody, json, notLoggedIn, type RowsOf, refused, under, writes } from './row.ts';

const forbidden = refused(403, 'forbidden');

const forBoth = (expected: Expected) =>
  byState({ visitors: notLoggedIn, members: forbidden, moderator: expected, administrator: expected });
const forAdministrators = (administrator: Expected) =>
  byState({ visitors: notLoggedIn, members: forbidden, administrator });

/** Somebody who wrote what a case is about. */
async function makeAuthor({ platform }: Fixture) {
  const { id, author } = await makeCase(platform);
  return { params: { id: author.id }, body: { Case: id, Rule: 'respect' as const } };
}

async function makeModerator(fixture: Fixture) {
  const sent = await makeAuthor(fixture);
  const { db, clock } = fixture.platform;
  const role = { memberId: sent.params.id, role: 'moderator', grantedAt: clock.now() };
  await db.insertInto('memberRole').values(role).execute();
  return sent;
}

/** A pause of somebody, to be taken back. */
async function makePaused({ platform }: Fixture) {
  const { id } = await makeMember(platform);
  await makePause(platform, id, null);
  const decision = await platform.db
    .selectFrom('memberPause')
    .where('memberId', '=', id)
    .select('decisionId')
    .execute();
  return { params: { id, decision: Number(decision[0]?.decisionId) } };
}

const USER = ['Id', 'Username', 'Photo', 'Public', 'Deleted'];
const NOBODY = 2_000_000_000;

/** A note about an author, by this moderator. */
async function makeNote(fixture: Fixture, authorId: number | null) {
  const { params } = await makeAuthor(fixture);
  const note = { memberId: params.id, authorId, text: 'Belde gisteren.', createdAt: fixture.platform.clock.now() };
  const { id } = await fixture.platform.db
    .insertInto('memberNote')
    .values(note)
    .returning('id')
    .executeTakeFirstOrThrow();
  return { ...params, note: id };
}

export const memberActRows: RowsOf<typeof memberCalls> = {
  memberRecord: [
    {
      request: async (fixture) => ({ params: (await makeAuthor(fixture)).params }),
      responses: forBoth(
        json(
          ...under('User', USER),
          ...['Joined', 'Roles[]', 'Pause', 'Decisions[]', 'Notes[]', 'Next'],
          ...under('Cases[]', ['Id', 'Kind', 'Title', 'Opened', 'Outcome']),
          ...under('Texts[]', ['Kind', 'Title', 'Text', 'Path', 'Created', 'Hidden']),
        ),
      ),
    },
    {
      variant: 'of oneself',
      request: (_fixture, { member }) => ({ params: { id: member?.id ?? NOBODY } }),
      responses: byState({ visitors: notLoggedIn, members: forbidden }),
    },
    {
      variant: 'of nobody',
      request: () => ({ params: { id: NOBODY } }),
      responses: forBoth(refused(404, 'not_found')),
    },
  ],
  actOnMember: [
    {
      async request(fixture) {
        const { params, body } = await makeAuthor(fixture);
        return { params, body: { ...body, Measure: 'warning' as const } };
      },
      responses: forBoth(writes(emptyBody, 'decision')),
    },
    {
      variant: 'that keeps from writing',
      async request(fixture) {
        const { params, body } = await makeAuthor(fixture);
        return { params, body: { ...body, Measure: 'paused' as const, Days: 7 as const } };
      },
      responses: forBoth(writes(emptyBody, 'decision', 'memberPause', 'pageChange')),
    },
    {
      variant: 'that takes the name away',
      async request(fixture) {
        const { params, body } = await makeAuthor(fixture);
        return { params, body: { ...body, Measure: 'name-removed' as const } };
      },
      responses: forBoth(
        writes(
          emptyBody,
          ...(['decision', 'removedIdentity', 'member', 'directoryEntry', 'formerUsername', 'pageChange'] as const),
        ),
      ),
    },
    {
      variant: 'that is a word without a case',
      request: async (fixture) => ({
        params: (await makeAuthor(fixture)).params,
        body: { Measure: 'word' as const, Facts: 'Gaat het?' },
      }),
      responses: forBoth(writes(emptyBody, 'decision', 'moderationCase', 'moderationAction')),
    },
    {
      variant: 'that is a measure without a case',
      request: async (fixture) => ({
        params: (await makeAuthor(fixture)).params,
        body: { Measure: 'warning' as const, Rule: 'respect' as const },
      }),
      responses: byState({ visitors: notLoggedIn, members: refused(422, 'invalid_input') }),
    },
    {
      variant: 'on a moderator',
      async request(fixture) {
        const { params, body } = await makeModerator(fixture);
        return { params, body: { ...body, Measure: 'excluded' as const } };
      },
      responses: forAdministrators(writes(emptyBody, 'decision', 'memberPause', 'pageChange')),
    },
    {
      variant: 'on oneself',
      async request(fixture, { member }) {
        const { body } = await makeAuthor(fixture);
        return { params: { id: member?.id ?? NOBODY }, body: { ...body, Measure: 'warning' as const } };
      },
      responses: byState({ visitors: notLoggedIn, members: forbidden }),
    },
    {
      variant: 'after a case about another',
      async request(fixture) {
        const [{ params }, { body }] = [await makeAuthor(fixture), await makeAuthor(fixture)];
        return { params, body: { ...body, Measure: 'warning' as const } };
      },
      responses: forBoth(refused(404, 'not_found')),
    },
    {
      variant: 'without how long',
      async request(fixture) {
        const { params, body } = await makeAuthor(fixture);
        return { params, body: { ...body, Measure: 'paused' as const } };
      },
      responses: byState({
        visitors: notLoggedIn,
        members: refused(422, 'invalid_input'),
      }),
    },
  ],
  takeBackAct: [
    {
      request: async (fixture) => ({ ...(await makePaused(fixture)), body: {} }),
      responses: forBoth(writes(emptyBody, 'decision', 'memberPause', 'pageChange')),
    },
    {
      variant: 'of another',
      async request(fixture) {
        const [{ params }, { params: others }] = [await makePaused(fixture), await makePaused(fixture)];
        return { params: { id: params.id, decision: others.decision }, body: {} };
      },
      responses: forBoth(refused(404, 'not_found')),
    },
  ],
  removeNote: [
    {
      request: async (fixture, { member }) => ({ params: await makeNote(fixture, member?.id ?? null) }),
      responses: forBoth(writes(emptyBody, 'memberNote')),
    },
    {
      variant: 'of another',
      request: async (fixture) => ({ params: await makeNote(fixture, null) }),
      responses: forBoth(refused(404, 'not_found')),
    },
  ],
  noteMember: [
    {
      request: async (fixture) => ({ params: (await makeAuthor(fixture)).params, body: { Text: 'Belde gisteren.' } }),
      responses: forBoth(writes(emptyBody, 'memberNote')),
    },
    {
      variant: 'on a moderator',
      request: async (fixture) => ({
        params: (await makeModerator(fixture)).params,
        body: { Text: 'Belde gisteren.' },
      }),
      responses: forAdministrators(writes(emptyBody, 'memberNote')),
    },
  ],
};
