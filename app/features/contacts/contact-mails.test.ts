import { beforeAll, expect, it } from 'vitest';
import { makeBlock, makeContact } from '#tests/support/factory/contacts.ts';
import { type MemberMade, makeMember, makeSession } from '#tests/support/factory/members.ts';
import { request } from '#tests/support/request.ts';
import { openTestSite, setUpTestSite } from '#tests/support/test-site.ts';
import { requestContactMail, sendContactMail } from './commands/send-contact-mail.tsx';

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

it('R11 a refusal is not mailed', async () => {
  const before = await site.mailsTo(asker.email);
  const other = await makeMember(site.platform);
  await ask(other);
  await answer(other, 'Deny');
  expect(await site.mailsTo(asker.email)).toEqual(before);
  expect(await site.mailsTo(other.email)).toEqual([]); // it was answered before the worker came to it
});

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

it('one goes to a member about the same other in a week, however often they ask and withdraw', async () => {
  const limited = await openTestSite({ LIMIT_CONTACT_MAIL: '1/604800' });
  const [by, other] = [await makeMember(limited.platform), await makeMember(limited.platform)];
  const as = await makeSession(limited.platform, by.id);
  const body = { ContactUserId: other.id, Message: 'Hallo' };
  for (let round = 0; round < 3; round += 1) {
    expect((await request(limited, 'POST', '/api/v1/CustomContactlink', { as, body })).statusCode).toBe(200);
    expect((await limited.mailsTo(other.email)).length).toBe(1);
    await request(limited, 'DELETE', `/api/v1/CustomContactlink/requests/${other.id}`, { as });
  }
  const another = await makeMember(limited.platform);
  await request(limited, 'POST', '/api/v1/CustomContactlink', { as, body: { ...body, ContactUserId: another.id } });
  expect((await limited.mailsTo(another.email)).length).toBe(1);
  await limited.close();
});

it('one that had to be tried again counts once', async () => {
  const limited = await openTestSite({ LIMIT_CONTACT_MAIL: '1/604800' });
  const { platform } = limited;
  const [by, other] = [await makeMember(platform), await makeMember(platform)];
  const link = await makeContact(platform, { creatorId: by.id, otherId: other.id, state: 'requested' });
  const mail = { contactLinkId: link.id, state: 'requested', aboutId: by.id, recipientId: other.id } as const;
  await requestContactMail(platform, mail);
  const unreachable = { ...platform, mailer: { send: () => Promise.reject(new Error('unreachable')) } };
  for (const _time of [1, 2]) await expect(sendContactMail(unreachable, mail)).rejects.toThrow('unreachable');
  expect((await limited.mailsTo(other.email)).length).toBe(1);
  await limited.close();
});
