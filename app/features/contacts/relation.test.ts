import { beforeAll, describe, expect, it } from 'vitest';
import { hasBlocked, notBlocked } from '#app/platform/session/blocks.ts';
import { makeBlock, makeContact } from '#tests/support/factory/contacts.ts';
import { makeMember } from '#tests/support/factory/members.ts';
import { setUpTestSite } from '#tests/support/test-site.ts';
import { findContactState, isContact, selectContactIds } from './index.ts';

const site = setUpTestSite();
const ids = { viewer: 0, contact: 0, asked: 0, refusing: 0, blocked: 0, blocking: 0, stranger: 0 };
beforeAll(async () => {
  const { platform } = site;
  for (const name of Object.keys(ids)) ids[name as keyof typeof ids] = (await makeMember(platform)).id;
  await makeContact(platform, { creatorId: ids.contact, otherId: ids.viewer, state: 'accepted' });
  await makeContact(platform, { creatorId: ids.viewer, otherId: ids.asked, state: 'requested' });
  await makeContact(platform, { creatorId: ids.viewer, otherId: ids.refusing, state: 'denied' });
  await makeBlock(platform, { blockerId: ids.viewer, blockedId: ids.blocked });
  await makeBlock(platform, { blockerId: ids.blocking, blockedId: ids.viewer });
});

it('R11 who asked sees a refusal as an open request, and who refused sees the refusal', async () => {
  const seenBy = (viewerId: number, otherId: number) => findContactState(site.platform.db, { viewerId, otherId });
  const requested = { state: 'requested', role: 'creator' };
  expect(await seenBy(ids.viewer, ids.asked)).toEqual(requested);
  expect(await seenBy(ids.viewer, ids.refusing)).toEqual(requested);
  expect(await seenBy(ids.refusing, ids.viewer)).toEqual({ state: 'refused', role: 'other' });
});

describe('conditions for queries about members', () => {
  const { contact, ...rest } = { contact: 'contact', others: ['asked', 'refusing', 'stranger'] } as const;

  it('leave out who blocks or is blocked', async () => {
    const found = await site.platform.db
      .selectFrom('member')
      .select('id')
      .where((eb) => notBlocked(eb, ids.viewer, eb.ref('member.id')))
      .where('id', '!=', ids.viewer)
      .orderBy('id')
      .execute();
    const visible = [contact, ...rest.others].map((name) => ids[name]);
    expect(found.map(({ id }) => id)).toEqual(visible.toSorted((one, other) => one - other));
  });

  it('find whom somebody blocks', async () => {
    const found = site.platform.db.selectFrom('member').select('id');
    const blocked = await found.where((eb) => hasBlocked(ids.viewer, eb.ref('member.id'))).execute();
    expect(blocked).toEqual([{ id: ids.blocked }]);
  });

  it('find the contacts of somebody', async () => {
    const { db } = site.platform;
    const members = db.selectFrom('member').select('id');
    const found = await members.where((eb) => isContact(ids.viewer, eb.ref('member.id'))).execute();
    expect(found).toEqual([{ id: ids.contact }]);
    expect(await selectContactIds(db, ids.viewer).execute()).toEqual([{ memberId: ids.contact }]);
  });
});
