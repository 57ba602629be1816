import type { profilesContract } from '#app/features/profiles/contract.ts';
import type { ownProfileContract } from '#app/features/profiles/own-profile/own-profile-contract.ts';
import { makePhoto } from '#tests/support/factory/members.ts';
import { pictureFile } from '#tests/support/pictures.ts';
import { ownProfileRows } from './profiles/own-profile.ts';
import { termRows } from './profiles/terms.ts';
import { byState, emptyBody, json, notLoggedIn, type RowsOf, refused, writes } from './row.ts';

/** The fields of a user, wherever one is shown. */
export const USER = ['Id', 'Username', 'Photo', 'Public', 'Deleted'];

export const profilesRows: RowsOf<typeof profilesContract & typeof ownProfileContract> = {
  ...termRows,
  ...ownProfileRows,
  changeVisibility: [
    {
      variant: 'open to everyone, unlike all profiles of the fixture',
      request: () => ({ body: true }),
      responses: byState({
        visitors: notLoggedIn,
        members: writes(emptyBody, 'member', 'directoryEntry', 'pageChange'),
      }),
    },
    {
      variant: 'closed, like all profiles of the fixture',
      request: () => ({ body: false }),
      responses: byState({ visitors: notLoggedIn, members: emptyBody }),
    },
  ],
  uploadPhoto: [
    {
      variant: 'by somebody without one',
      request: async () => ({ body: { photo: await pictureFile() } }),
      responses: byState({
        visitors: notLoggedIn,
        members: writes(json('Photo'), 'member', 'picture', 'pictureFile', 'pageChange'),
      }),
    },
    {
      variant: 'with a file that is not a picture',
      request: () => ({ body: { photo: new File(['<svg xmlns="http://www.w3.org/2000/svg"/>'], 'foto.png') } }),
      responses: byState({ visitors: notLoggedIn, members: refused(422, 'invalid_input') }),
    },
  ],
  removePhoto: [
    {
      variant: 'by somebody who has one',
      async request({ platform }, { member }) {
        if (member) await makePhoto(platform, member.id);
        return {};
      },
      responses: byState({ visitors: notLoggedIn, members: writes(emptyBody, 'member', 'picture', 'pageChange') }),
    },
    {
      variant: 'by somebody without one',
      request: () => ({}),
      responses: byState({ visitors: notLoggedIn, members: emptyBody }),
    },
  ],
};
