import { beforeAll, expect, it } from 'vitest';
import { features } from '#app/features.ts';
import { MINUTE } from '#app/platform/clock.ts';
import type { Feature } from '#app/platform/features/define-feature.ts';
import { hashPassword } from '#app/platform/passwords/passwords.ts';
import { makeCase } from '../support/cases.ts';
import { makeBlock, makeContact } from '../support/factory/contacts.ts';
import { makeConversation, makeGroup, makeReaction } from '../support/factory/conversations.ts';
import {
  makeMember,
  makeNotification,
  makePerson,
  makePhoto,
  makeSession,
  type PersonMade,
} from '../support/factory/members.ts';
import { REASONS } from '../support/moderation.ts';
import { request } from '../support/request.ts';
import { openTestSite, setUpTestSite } from '../support/test-site.ts';

const PASSWORD = 'zonnebloem7';
const JSON_PATH = '/account/gegevens/niergenoten-gegevens.json';
const PAGE_PATH = '/account/gegevens/niergenoten-gegevens.html';

const site = setUpTestSite();
let passwordHash: string;
beforeAll(async () => {
  passwordHash = await hashPassword(PASSWORD);
});

const makeReader = () => makePerson(site.platform, { passwordHash });

const confirm = ({ as }: PersonMade, Password = PASSWORD) =>
  request(site, 'POST', '/api/v1/CustomUser/ConfirmPassword', { as, body: { Password } });
const download = ({ as }: { as: PersonMade['as'] | null }, path = JSON_PATH) => request(site, 'GET', path, { as });

it('needs a session, and the password given again at most 15 minutes ago, in this session', async () => {
  const reader = await makeReader();
  const elsewhere = { ...reader, as: await makeSession(site.platform, reader.id) };
  for (const path of [JSON_PATH, PAGE_PATH]) {
    const [visitor, unconfirmed] = [await download({ as: null }, path), await download(reader, path)];
    expect([visitor.statusCode, visitor.headers.location]).toEqual([
      303,
      '/inloggen?afterLoginUrl=%2Faccount%2Finstellingen',
    ]);
    expect([unconfirmed.statusCode, unconfirmed.headers.location]).toEqual([
      303,
      '/account/instellingen?wijzig=gegevens#gegevens',
    ]);
  }
  expect((await confirm(reader, 'verkeerd1')).json().fields).toEqual({ Password: 'Dit wachtwoord is niet geldig' });
  expect((await download(reader)).statusCode).toBe(303);
  expect((await confirm(reader)).statusCode).toBe(200);
  const response = await download(reader);
  expect(response.headers).toMatchObject({
    'cache-control': 'private, no-store',
    'content-disposition': 'attachment; filename="niergenoten-gegevens.json"',
  });
  expect((await download(elsewhere)).statusCode).toBe(303);
  site.clock.advance(15 * MINUTE);
  expect((await download(reader)).statusCode).toBe(303);
});

it('R35 has all that is kept about the member, and nothing that others wrote or are', async () => {
  const [reader, other] = [await makeReader(), await makeReader()];
  const { platform } = site;
  const group = await makeGroup(platform);
  const own = await makeConversation(platform, { groupId: group.id, authorId: reader.id, body: 'Mijn <b>begin</b>' });
  await makeReaction(platform, { conversationId: own.id, authorId: other.id, body: 'Van een ander' });
  await makePhoto(platform, reader.id, Buffer.from('een foto'));
  for (let time = 0; time < 205; time += 1) {
    await makeReaction(platform, { conversationId: own.id, authorId: reader.id, body: `Reactie ${time}` });
  }
  await confirm(reader);
  const data = (await download(reader)).json();
  expect(data.account).toMatchObject([{ username: reader.username, email: reader.email }]);
  expect(data.conversations).toMatchObject([{ title: own.title, body: 'Mijn <b>begin</b>' }]);
  expect(data.reactions).toHaveLength(205); // more than one batch
  expect(data.reactions.at(-1)).toMatchObject({ body: 'Reactie 204' });
  expect(data.pictures[0].picture).toBe(`data:image/jpeg;base64,${Buffer.from('een foto').toString('base64')}`);
  const all: readonly Feature[] = features;
  const names = all.flatMap(({ memberData = [] }) => memberData).map(({ name }) => name);
  expect(Object.keys(data)).toEqual(['madeAt', ...names]);

  const page = await download(reader, PAGE_PATH);
  expect(page.headers['content-type']).toBe('text/html; charset=utf-8');
  expect(page.body).toContain('Mijn &#60;b&#62;begin');
  expect(page.body).toContain('Reactie 204');
  expect(page.body).not.toMatch(/<script|<link|url\(|src="(?!data:)/);
  for (const body of [page.body, JSON.stringify(data)]) {
    for (const secret of ['Van een ander', other.username, passwordHash]) expect(body).not.toContain(secret);
  }
});

it('R11 R44 shows a request as its asker sees it on the site, and nothing of who blocks the reader', async () => {
  const { platform } = site;
  const [reader, asked, hidden] = [await makeReader(), await makeReader(), await makeReader()];
  await makeContact(platform, { creatorId: reader.id, otherId: asked.id, state: 'requested', body: 'Mijn vraag' });
  const { id: subjectId } = await makeContact(platform, {
    ...{ creatorId: hidden.id, otherId: reader.id, state: 'requested' },
    body: 'Vraag van een ander',
  });
  await makeNotification(platform, { memberId: reader.id, kind: 'contact-request', actorId: hidden.id, subjectId });
  await confirm(reader);
  const read = async () => {
    const { contacts, messages, notifications } = (await download(reader)).json();
    return { contacts, messages, notifications };
  };
  const before = await read();
  expect(before.contacts.map(({ state }: { state: string }) => state)).toEqual(['gevraagd', 'aan jou gevraagd']);
  const by = (as: PersonMade['as'], url: string) => request(site, 'POST', url, { as });
  await by(asked.as, `/api/v1/CustomContactlink/DenyContactRequest/${reader.id}`);
  expect(await read()).toEqual(before);
  await makeBlock(platform, { blockerId: hidden.id, blockedId: reader.id });
  const { contacts, messages, notifications } = await read();
  expect([contacts, messages, notifications]).toEqual([[before.contacts[0]], [before.messages[0]], []]);
});

it('R44 shows what the reader refused, unless the other blocks them', async () => {
  const { platform } = site;
  const [reader, other] = [await makeReader(), await makeReader()];
  await makeContact(platform, { creatorId: other.id, otherId: reader.id, state: 'denied', body: 'Vraag' });
  await confirm(reader);
  const before = (await download(reader)).json();
  expect(before.contacts).toMatchObject([{ person: other.username, state: 'geweigerd' }]);
  await makeBlock(platform, { blockerId: other.id, blockedId: reader.id });
  const after = (await download(reader)).json();
  expect([after.contacts, after.messages]).toEqual([[], []]);
});

it('R44 names nobody whom the reader does not see by name', async () => {
  const { platform } = site;
  const [reader, other] = [await makeReader(), await makeReader()];
  await makeBlock(platform, { blockerId: reader.id, blockedId: other.id });
  const match = { donorId: reader.id, personId: other.id, createdAt: site.clock.now() };
  await platform.db.insertInto('donorMatch').values(match).execute();
  await confirm(reader);
  const named = async () => {
    const { blocks, donorMatch } = (await download(reader)).json();
    return [...blocks, ...donorMatch].map(({ person }: { person: string }) => person);
  };
  expect(await named()).toEqual([other.username, other.username]);
  await makeBlock(platform, { blockerId: other.id, blockedId: reader.id });
  expect(await named()).toEqual(['een deelnemer', 'een deelnemer']);
  await platform.db.updateTable('member').set({ public: true }).where('id', '=', other.id).execute();
  expect(await named()).toEqual([other.username, other.username]);
});

it('R11 has a request that was refused, withdrawn and made again where it would have any', async () => {
  const { platform } = site;
  const [reader, refuses, ignores, asks] = [
    await makeReader(),
    await makeReader(),
    await makeReader(),
    await makeReader(),
  ];
  const ask = (as: PersonMade['as'], ContactUserId: number) =>
    request(site, 'POST', '/api/v1/CustomContactlink', { as, body: { ContactUserId, Message: 'Hallo' } });
  const again = async (id: number) => {
    site.clock.advance(MINUTE);
    await request(site, 'DELETE', `/api/v1/CustomContactlink/requests/${id}`, { as: reader.as });
    expect((await ask(reader.as, id)).statusCode).toBe(200);
  };
  for (const { id } of [refuses, ignores])
    await makeContact(platform, { creatorId: reader.id, otherId: id, state: 'requested' });
  await request(site, 'POST', `/api/v1/CustomContactlink/DenyContactRequest/${reader.id}`, { as: refuses.as });
  site.clock.advance(MINUTE);
  await ask(asks.as, reader.id);
  await again(refuses.id);
  await again(ignores.id);
  await confirm(reader);
  const people = (await download(reader)).json().contacts.map(({ person }: { person: string }) => person);
  expect(people).toEqual([asks.username, refuses.username, ignores.username]);
});

it('R35 has what a text of the reader said before a moderator changed it', async () => {
  const { platform } = site;
  const reader = await makeReader();
  const moderator = await makeMember(platform, { roles: ['moderator'] });
  const group = await makeGroup(platform);
  const conversation = await makeConversation(platform, { groupId: group.id, authorId: reader.id });
  const reaction = await makeReaction(platform, {
    conversationId: conversation.id,
    authorId: reader.id,
    body: 'Zoals ik het zei',
  });
  const edited = await request(site, 'POST', `/api/v1/moderators-reactions/conversationreaction/${reaction.id}`, {
    as: await makeSession(platform, moderator.id),
    body: { ...REASONS, Body: 'Netter' },
  });
  expect(edited.statusCode).toBe(200);
  await confirm(reader);
  expect((await download(reader)).json().formerTexts).toMatchObject([
    { what: 'Reactie in een gesprek', former: 'Zoals ik het zei' },
  ]);
});

it('R27 tells a moderator of no case about what they wrote, also where they changed it themselves', async () => {
  const { platform } = site;
  const { author, reaction } = await makeCase(platform);
  await platform.db.updateTable('member').set({ passwordHash }).where('id', '=', author.id).execute();
  await platform.db
    .insertInto('memberRole')
    .values({ memberId: author.id, role: 'moderator', grantedAt: site.clock.now() })
    .execute();
  const reader = { ...author, as: await makeSession(platform, author.id) };
  const edited = await request(site, 'POST', `/api/v1/moderators-reactions/conversationreaction/${reaction.id}`, {
    as: reader.as,
    body: { ...REASONS, Body: 'Netter' },
  });
  expect(edited.statusCode).toBe(200);
  await confirm(reader);
  expect((await download(reader)).json().formerTexts).toEqual([]);
});

it('is limited', async () => {
  const limited = await openTestSite({ LIMIT_ACCOUNT_CHANGE: '3/3600' });
  const { id } = await makeMember(limited.platform, { passwordHash });
  const as = await makeSession(limited.platform, id);
  await request(limited, 'POST', '/api/v1/CustomUser/ConfirmPassword', { as, body: { Password: PASSWORD } });
  const statuses: number[] = [];
  for (let time = 0; time < 3; time += 1) statuses.push((await request(limited, 'GET', JSON_PATH, { as })).statusCode);
  expect(statuses).toEqual([200, 200, 429]);
  await limited.close();
});
