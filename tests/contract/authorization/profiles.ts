import type { profilesContract } from '#app/features/profiles/contract.ts';
import { answers, done, everyone, json, logInFirst, type RowsOf, writes } from './row.ts';

/** What is sent of a member wherever one is shown (spec §3, User). */
export const USER = ['Id', 'Username', 'Photo', 'Public', 'Deleted'];

export const profilesRows: RowsOf<typeof profilesContract> = {
  relationshipTerms: [{ request: () => ({}), answers: everyone(json('[].TermNumber', '[].Name')) }],
  changeVisibility: [
    {
      of: 'open to everyone, which no profile of this world is',
      request: () => ({ body: true }),
      answers: answers({ visitors: logInFirst, members: writes(done, 'member', 'pageChange') }),
    },
    {
      of: 'closed, which all are',
      request: () => ({ body: false }),
      answers: answers({ visitors: logInFirst, members: done }),
    },
  ],
};
