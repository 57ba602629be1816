import type { readingsContract } from '#app/features/readings/contract.ts';
import { byState, json, notLoggedIn, type RowsOf } from './row.ts';

export const readingsRows: RowsOf<typeof readingsContract> = {
  list: [
    {
      async request({ platform, people }) {
        const memberId = people.owner.member?.id ?? 0;
        const read = { role: 'professional', what: 'question', subjectId: 1, readAt: platform.clock.now() };
        await platform.db
          .insertInto('reading')
          .values({ memberId, ...read })
          .execute();
        return {};
      },
      responses: byState({
        visitors: notLoggedIn,
        members: json('Items[]', 'Next'),
        owner: json('Items[].Id', 'Items[].Role', 'Items[].What', 'Items[].Read', 'Next'),
      }),
    },
  ],
};
