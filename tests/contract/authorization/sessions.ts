import type { sessionsContract } from '#app/features/sessions/contract.ts';
import { makeSession } from '#tests/support/factory.ts';
import type { World } from './fixture.ts';
import { answers, done, json, logInFirst, type RowsOf, refused, under, writes } from './row.ts';
import type { Person } from './states.ts';

const forMembers = (members: ReturnType<typeof json>) => answers({ visitors: logInFirst, members });

export const sessionsRows: RowsOf<typeof sessionsContract> = {
  list: [
    {
      request: () => ({}),
      answers: forMembers(json(...under('[]', ['Id', 'Device', 'Created', 'LastActive', 'Current']))),
    },
  ],
  check: [{ request: () => ({}), answers: forMembers(json('SecondsLeft')) }],
  stay: [{ request: () => ({}), answers: forMembers(json('SecondsLeft')) }],
  end: [
    {
      of: 'of the own session',
      request: async (world, by) => ({ params: { id: await lastSession(world, by) } }),
      answers: forMembers(writes(done, 'session')),
    },
    {
      of: "of another member's session, which is as good as not there (R5)",
      request: async (world) => ({ params: { id: await strangersSession(world) } }),
      answers: forMembers(refused(404, 'not_found')),
    },
  ],
  endOthers: [
    { of: 'with one session', request: () => ({}), answers: forMembers(done) },
    {
      of: 'with a session on another device',
      request: async ({ platform }, { member }) => {
        if (member) await makeSession(platform, member.id);
        return {};
      },
      answers: forMembers(writes(done, 'session')),
    },
  ],
};

/** The id of somebody's session; of who has none, one that is not there. */
async function lastSession({ platform: { db } }: World, { member }: Person): Promise<number> {
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
async function strangersSession(world: World): Promise<number> {
  const { platform, reactions } = world;
  const { authorId } = await platform.db
    .selectFrom('reaction')
    .where('id', '=', reactions.others.id)
    .select('authorId')
    .executeTakeFirstOrThrow();
  const stranger = authorId as number;
  await makeSession(platform, stranger);
  return lastSession(world, { member: { id: stranger } } as Person);
}
