import type { moderationContract } from '#app/features/moderation/contract.ts';
import { makeCase } from '#tests/support/cases.ts';
import { makeMember } from '#tests/support/factory/members.ts';
import type { Fixture } from './fixture.ts';
import { byState, type Expected, emptyBody, json, notLoggedIn, type RowsOf, refused, under, writes } from './row.ts';
import type { Person } from './states.ts';

const forbidden = refused(403, 'forbidden');

const forModerators = (moderator: Expected) => byState({ visitors: notLoggedIn, members: forbidden, moderator });
const forAdministrators = (administrator: Expected) =>
  byState({ visitors: notLoggedIn, members: forbidden, administrator });

const USER = ['Id', 'Username', 'Photo', 'Public', 'Deleted'];
const CASE = [
  ...['Id', 'Kind', 'Opened', 'Own', 'ReportCount'],
  ...under('Subject', ['Title', 'Text', 'Path', ...under('Author', USER), 'Created', 'Hidden', 'Withdrawn']),
  ...['ClaimedBy', 'ClaimedByMe', 'Handled'],
];

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
  // moderation-12
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
      responses: forModerators(
        json(...CASE, ...under('Reports[]', [...under('User', USER), 'Created']), 'Nearby[]', 'Former[]', 'Actions[]'),
      ),
    },
    missing,
  ],
  claim: [
    { request: makeParams, responses: forModerators(writes(emptyBody, 'moderationCase', 'moderationAction')) },
    { variant: 'of another moderator', request: makeClaimed, responses: conflict },
    missing,
  ],
  release: [
    { request: makeOwn, responses: forModerators(writes(emptyBody, 'moderationCase', 'moderationAction')) },
    { variant: 'that nobody holds', request: makeParams, responses: forModerators(emptyBody) },
    { variant: 'of another moderator', request: makeClaimed, responses: conflict },
  ],
  hide: [
    {
      request: makeParams,
      responses: forModerators(writes(emptyBody, 'reaction', 'moderationAction', 'pageChange')),
    },
    { variant: 'of another moderator', request: makeClaimed, responses: conflict },
    missing,
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
      responses: forModerators(writes(emptyBody, 'reaction', 'moderationAction', 'pageChange')),
    },
    { variant: 'of another moderator', request: makeClaimed, responses: conflict },
  ],
  edit: [
    {
      request: async (fixture) => ({ ...(await makeParams(fixture)), body: { Body: 'Netter gezegd.' } }),
      responses: forModerators(writes(emptyBody, 'reaction', 'reactionFormerText', 'moderationAction', 'pageChange')),
    },
    {
      variant: 'of another moderator',
      request: async (fixture) => ({ ...(await makeClaimed(fixture)), body: { Body: 'Netter gezegd.' } }),
      responses: conflict,
    },
  ],
  handle: [
    {
      request: async (fixture) => ({ ...(await makeParams(fixture)), body: { Outcome: 'kept' as const } }),
      responses: forModerators(writes(emptyBody, 'moderationCase', 'moderationAction')),
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
  // moderation-10, moderation-12
  members: [
    {
      async request({ platform }) {
        const { username } = await makeMember(platform);
        return { query: { query: username } };
      },
      responses: forAdministrators(json(...under('Items[]', [...under('User', USER), 'Roles[]']), 'Next')),
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
