import type { donorsContract } from '#app/features/donors/contract.ts';
import type { World } from './fixture.ts';
import { answers, json, logInFirst, type RowsOf, refused } from './row.ts';

export const donorsRows: RowsOf<typeof donorsContract> = {
  matchUser: [
    {
      of: 'without a match',
      request: () => ({}),
      answers: answers({ visitors: logInFirst, members: refused(404, 'not_found') }),
    },
    {
      of: 'with a match of the donor',
      request: matched,
      answers: answers({
        visitors: logInFirst,
        members: refused(404, 'not_found'),
        donor: json('Id', 'NewConversation'),
      }),
    },
  ],
};

async function matched({ platform, people }: World) {
  const [donorId = 0, personId = 0] = [people.donor.member?.id, people.owner.member?.id];
  await platform.db
    .insertInto('donorMatch')
    .values({ donorId, personId, createdAt: platform.clock.now() })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  return {};
}
