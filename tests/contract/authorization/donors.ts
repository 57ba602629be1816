import type { donorsContract } from '#app/features/donors/contract.ts';
import type { Fixture } from './fixture.ts';
import { byState, json, notLoggedIn, type RowsOf, refused } from './row.ts';

export const donorsRows: RowsOf<typeof donorsContract> = {
  // donors-4
  matchUser: [
    {
      variant: 'without a match',
      request: () => ({}),
      responses: byState({ visitors: notLoggedIn, members: refused(404, 'not_found') }),
    },
    {
      variant: 'with a match of the donor',
      request: makeDonorMatch,
      responses: byState({
        visitors: notLoggedIn,
        members: refused(404, 'not_found'),
        donor: json('Id', 'NewConversation'),
      }),
    },
  ],
};

async function makeDonorMatch({ platform, people }: Fixture) {
  const [donorId = 0, personId = 0] = [people.donor.member?.id, people.owner.member?.id];
  await platform.db
    .insertInto('donorMatch')
    .values({ donorId, personId, createdAt: platform.clock.now() })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  return {};
}
