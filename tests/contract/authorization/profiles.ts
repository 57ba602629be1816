import type { profilesContract } from '#app/features/profiles/contract.ts';
import { makePhoto } from '#tests/support/factory.ts';
import { pictureFile } from '#tests/support/pictures.ts';
import { answers, done, everyone, json, logInFirst, type RowsOf, refused, writes } from './row.ts';

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
  uploadPhoto: [
    {
      of: 'by somebody without one',
      request: async () => ({ body: { photo: await pictureFile() } }),
      answers: answers({
        visitors: logInFirst,
        members: writes(json('Photo'), 'member', 'picture', 'pictureFile', 'pageChange'),
      }),
    },
    {
      of: 'which is no picture',
      request: () => ({ body: { photo: new File(['<svg xmlns="http://www.w3.org/2000/svg"/>'], 'foto.png') } }),
      answers: answers({ visitors: logInFirst, members: refused(422, 'invalid_input') }),
    },
  ],
  removePhoto: [
    {
      of: 'by somebody who has one',
      async request({ platform }, { member }) {
        if (member) await makePhoto(platform, member.id);
        return {};
      },
      answers: answers({ visitors: logInFirst, members: writes(done, 'member', 'picture', 'pageChange') }),
    },
    { of: 'by somebody without one', request: () => ({}), answers: answers({ visitors: logInFirst, members: done }) },
  ],
};
