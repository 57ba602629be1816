import type { sessionCalls } from '#app/features/accounts/contract/session-calls.ts';
import { makeSession } from '#tests/support/factory/members.ts';
import type { Fixture } from './fixture.ts';
import { byState, emptyBody, json, notLoggedIn, type RowsOf, refused, under, writes } from './row.ts';
import type { Person } from './states.ts';

const forMembers = (members: ReturnType<typeof json>) => byState({ visitors: notLoggedIn, members });

export const sessionRows: RowsOf<typeof sessionCalls> = {
  listSessions: [
    {
      request: () => ({}),
      responses: forMembers(json(...under('[]', ['Id', 'Device', 'Created', 'LastActive', 'Current']))),
    },
  ],
  checkSession: [{ request: () => ({}), responses: forMembers(json('SecondsLeft')) }],
  stayLoggedIn: [{ request: () => ({}), responses: forMembers(json('SecondsLeft')) }],
  endSession: [
    {
      variant: 'of the own session',
      request: async (fixture, person) => ({ params: { id: await newestSessionId(fixture, person) } }),
      responses: forMembers(writes(emptyBody, 'session')),
    },
    {
      variant: "of another member's session (R5)",
      request: async (fixture) => ({ params: { id: await makeStrangersSession(fixture) } }),
      responses: forMembers(refused(404, 'not_found')),
    },
  ],
  endOtherSessions: [
    { variant: 'with one session', request: () => ({}), responses: forMembers(emptyBody) },
    {
      variant: 'with a session on another device',
      request: async ({ platform }, { member }) => {
        if (member) await makeSession(platform, member.id);
        return {};
      },
      responses: forMembers(writes(emptyBody, 'session')),
    },
  ],
};

/** The id of somebody's newest session; without a session, an id that does not exist. */
async function newestSessionId({ platform: { db } }: Fixture, { member }: Person): Promise<number> {
  if (!member) return 2_000_000_000;
  const session = await db
    .selectFrom('session')
    .where('memberId', '=', member.id)
    .select('id')
    .orderBy('id', 'desc')
    .executeTakeFirstOrThrow();
  return session.id;
}

/** A session of the author of the others' reaction, whom nobody in the table is. */
async function makeStrangersSession(fixture: Fixture): Promise<number> {
  const { platform, reactions } = fixture;
  const { authorId } = await platform.db
    .selectFrom('reaction')
    .where('id', '=', reactions.others.id)
    .select('authorId')
    .executeTakeFirstOrThrow();
  const stranger = authorId as number;
  await makeSession(platform, stranger);
  return newestSessionId(fixture, { member: { id: stranger } } as Person);
}
