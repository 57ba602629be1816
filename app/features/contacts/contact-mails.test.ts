import { beforeAll, expect, it } from 'vitest';
import { makeBlock } from '#tests/support/factory/contacts.ts';
import { type MemberMade, makeMember, makeSession } from '#tests/support/factory/members.ts';
import { request } from '#tests/support/request.ts';
import { setUpTestSite } from '#tests/support/test-site.ts';

const site = setUpTestSite();
let asker: MemberMade;
beforeAll(async () => {
  asker = await makeMember(site.platform);
});

const ask = async ({ id }: MemberMade) =>
  request(site, 'POST', '/api/v1/CustomContactlink', {
    as: await makeSession(site.platform, asker.id),
    body: { ContactUserId: id, Message: 'Ik heb dezelfde nierziekte.' },
  });

const answer = async (by: MemberMade, verb: 'Accept' | 'Deny') =>
  request(site, 'POST', `/api/v1/CustomContactlink/${verb}ContactRequest/${asker.id}`, {
    as: await makeSession(site.platform, by.id),
  });

// contacts-10
it('a request and its acceptance are mailed, without what was written', async () => {
  const other = await makeMember(site.platform);
  await ask(other);
  const [requested, ...more] = await site.mailsTo(other.email);
  expect(more).toEqual([]);
  expect(requested?.text).toContain(`${asker.username} wil graag contact met je`);
  expect(requested?.text).toContain(`/account/berichten/${asker.id}`);
  expect(requested?.html).not.toContain('nierziekte');
  await answer(other, 'Accept');
  const [accepted] = await site.mailsTo(asker.email);
  expect(accepted?.subject).toBe('Je contactverzoek is geaccepteerd');
  expect(accepted?.text).toContain(`/account/berichten/${other.id}`);
});

// contacts-10
it('R11 a refusal is not mailed', async () => {
  const before = await site.mailsTo(asker.email);
  const other = await makeMember(site.platform);
  await ask(other);
  await answer(other, 'Deny');
  expect(await site.mailsTo(asker.email)).toEqual(before);
  expect(await site.mailsTo(other.email)).toEqual([]); // it was answered before the worker came to it
});

// accounts-51
it('nothing goes to who wants no mails, or blocks the asker, before or after the request', async () => {
  const [quiet, before, after] = [
    await makeMember(site.platform),
    await makeMember(site.platform),
    await makeMember(site.platform),
  ];
  await site.platform.db.updateTable('member').set({ emailNotifications: false }).where('id', '=', quiet.id).execute();
  await makeBlock(site.platform, { blockerId: before.id, blockedId: asker.id });
  for (const other of [quiet, after]) expect((await ask(other)).statusCode).toBe(200);
  expect((await ask(before)).statusCode).toBe(404);
  await makeBlock(site.platform, { blockerId: after.id, blockedId: asker.id });
  for (const other of [quiet, before, after]) expect(await site.mailsTo(other.email)).toEqual([]);
});
