import { beforeAll, expect, it } from 'vitest';
import { makeMember, makePhoto, makeSession, type SessionMade } from '#tests/support/factory/members.ts';
import { request } from '#tests/support/request.ts';
import { subscribe } from '#tests/support/subscribe.ts';
import { setUpTestSite } from '#tests/support/test-site.ts';
import { profileVisibilityChanged } from './events.ts';

const site = setUpTestSite();
let memberId: number;
let as: SessionMade;
let published: () => Promise<unknown[]>;
beforeAll(async () => {
  memberId = (await makeMember(site.platform)).id;
  as = await makeSession(site.platform, memberId);
  published = await subscribe(site.platform, [profileVisibilityChanged]);
});

const setPublic = (body: boolean) => request(site, 'PUT', '/api/v1/CustomUser/ChangeProfileVisibility', { as, body });

it('a change of visibility publishes an event; setting the same visibility again does not', async () => {
  const event = ['profiles.visibility-changed', { memberId }];
  await setPublic(true);
  expect(await published()).toEqual([event]);
  await setPublic(true);
  expect(await published()).toEqual([]);
  await setPublic(false);
  expect(await published()).toEqual([event]);
});

it('removing a photo leaves none; removing it again changes nothing', async () => {
  await makePhoto(site.platform, memberId);
  const remove = () => request(site, 'DELETE', '/api/v1/customprofile/photo', { as });
  const readPhoto = () =>
    site.platform.db.selectFrom('member').select('photoId').where('id', '=', memberId).executeTakeFirst();
  for (let time = 0; time < 2; time += 1) {
    expect((await remove()).statusCode).toBe(200);
    expect(await readPhoto()).toEqual({ photoId: null });
  }
});
