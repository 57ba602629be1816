import { expect, it } from 'vitest';
import { makeMember } from '#tests/support/factory/members.ts';
import { setUpTestSite } from '#tests/support/test-site.ts';
import { countParticipants, findParticipantCount } from './figures.ts';

const site = setUpTestSite();

// home-3
it('counts the participants, without the donors, and again when there are others', async () => {
  const { platform } = site;
  expect(await findParticipantCount(platform.db)).toBeNull();
  const member = await makeMember(platform);
  const donor = await makeMember(platform);
  await platform.db
    .insertInto('memberRole')
    .values({ memberId: donor.id, role: 'donor', grantedAt: site.clock.now() })
    .execute();
  await countParticipants(platform);
  expect(await findParticipantCount(platform.db)).toBe(1);
  await platform.db.deleteFrom('member').where('id', '=', member.id).execute();
  await Promise.all([countParticipants(platform), countParticipants(platform)]);
  expect(await findParticipantCount(platform.db)).toBe(0);
});
