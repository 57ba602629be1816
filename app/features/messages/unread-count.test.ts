import { beforeAll, expect, it } from 'vitest';
import { makeBlock, makeContact } from '#tests/support/factory/contacts.ts';
import { makeMember } from '#tests/support/factory/members.ts';
import { setUpTestSite } from '#tests/support/test-site.ts';
import { openThreadOf, selectUnreadMessages } from './index.ts';

const site = setUpTestSite();
let viewerId: number;
beforeAll(async () => {
  viewerId = (await makeMember(site.platform)).id;
});

async function unread(path = '/'): Promise<number> {
  const { db } = site.platform;
  return (await selectUnreadMessages(db, { viewerId, openId: openThreadOf(path), limit: 100 }).execute()).length;
}

const asked = async (state: 'requested' | 'denied' = 'requested') => {
  const { id } = await makeMember(site.platform);
  await makeContact(site.platform, { creatorId: id, otherId: viewerId, state });
  return id;
};

it('counts messages and requests that the viewer has not seen, but those of the thread that is being opened', async () => {
  expect(await unread()).toBe(0);
  const first = await asked();
  await asked();
  await asked('denied');
  expect(await unread()).toBe(2);
  expect(await unread(`/account/berichten/${first}`)).toBe(1);
});

it('does not count the request of who is blocked', async () => {
  const before = await unread();
  const id = await asked();
  expect(await unread()).toBe(before + 1);
  await makeBlock(site.platform, { blockerId: viewerId, blockedId: id });
  expect(await unread()).toBe(before);
});
