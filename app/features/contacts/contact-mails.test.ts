import { beforeAll, expect, it } from 'vitest';
import { readOutbox } from '#app/platform/mail/outbox.ts';
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

/** Runs the worker; the mails to this member, the newest first. */
async function mailsTo({ email }: MemberMade) {
  await site.work();
  const all = await readOutbox(site.platform.config.dataDir, 1000);
  return all.map(({ mail }) => mail).filter(({ to }) => to?.some(({ address }) => address === email));
}

// contacts-10
it('a request and its acceptance are mailed, without what was written', async () => {
  const other = await makeMember(site.platform);
  await ask(other);
  const [requested, ...more] = await mailsTo(other);
  expect(more).toEqual([]);
  expect(requested?.text).toContain(`${asker.username} wil graag contact met je`);
  expect(requested?.text).toContain(`/account/berichten/${asker.id}`);
  expect(requested?.html).not.toContain('nierziekte');
  await answer(other, 'Accept');
  const [accepted] = await mailsTo(asker);
  expect(accepted?.subject).toBe('Je contactverzoek is geaccepteerd');
  expect(accepted?.text).toContain(`/account/berichten/${other.id}`);
});

// contacts-10
it('R11 a refusal is not mailed', async () => {
  const before = await mailsTo(asker);
  const other = await makeMember(site.platform);
  await ask(other);
  await answer(other, 'Deny');
  expect(await mailsTo(asker)).toEqual(before);
  expect(await mailsTo(other)).toEqual([]); // it was answered before the worker came to it
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
  for (const other of [quiet, before, after]) expect((await ask(other)).statusCode).toBe(200);
  await makeBlock(site.platform, { blockerId: after.id, blockedId: asker.id });
  for (const other of [quiet, before, after]) expect(await mailsTo(other)).toEqual([]);
});
