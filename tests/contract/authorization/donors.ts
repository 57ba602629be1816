import type { donorsContract } from '#app/features/donors/contract.ts';
import type { Fixture } from './fixture.ts';
import { byState, json, notLoggedIn, type RowsOf, refused } from './row.ts';
import type { Person } from './states.ts';

export const donorsRows: RowsOf<typeof donorsContract> = {
  matchUser: [
    {
      variant: 'without a match',
      request: () => ({}),
      responses: byState({ visitors: notLoggedIn, members: refused(404, 'not_found') }),
    },
    {
      variant: 'with a match of the donor',
      request: (fixture) => makeMatch(fixture, fixture.people.donor),
      responses: byState({
        visitors: notLoggedIn,
        members: refused(404, 'not_found'),
        donor: json('Id', 'NewConversation'),
      }),
    },
    {
      variant: 'with a match of somebody whom that person blocks',
      request: (fixture) => makeMatch(fixture, fixture.people.blocked),
      responses: byState({ visitors: notLoggedIn, members: refused(404, 'not_found') }),
    },
  ],
};

async function makeMatch({ platform, people }: Fixture, donor: Person) {
  const [donorId = 0, personId = 0] = [donor.member?.id, people.owner.member?.id];
  await platform.db
    .insertInto('donorMatch')
    .values({ donorId, personId, createdAt: platform.clock.now() })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  return {};
}
