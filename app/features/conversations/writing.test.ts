import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, it } from 'vitest';
import {
  makeConversation,
  makeGroup,
  makeReaction,
  makeTerm as makeTermElsewhere,
} from '#tests/support/factory/conversations.ts';
import { type MemberMade, makeMember, makeSession, type SessionMade } from '#tests/support/factory/members.ts';
import { request } from '#tests/support/request.ts';
import { subscribe } from '#tests/support/subscribe.ts';
import { setUpTestSite, type TestSite } from '#tests/support/test-site.ts';
import { conversationStarted } from './events.ts';

const site = setUpTestSite();
let author: MemberMade;
let session: SessionMade;
let groupId: number;
let termId: number;
beforeAll(async () => {
  const { platform } = site;
  author = await makeMember(platform);
  session = await makeSession(platform, author.id);
  groupId = (await makeGroup(platform)).id;
  termId = await makeTerm('dialyse');
});

async function makeTerm(name: string): Promise<number> {
  const term = await site.platform.db
    .insertInto('groupTerm')
    .values({ groupId, name })
    .returning('id')
    .executeTakeFirstOrThrow();
  return term.id;
}

const start = (body: object, { as = session, key }: { as?: SessionMade; key?: string } = {}) =>
  request(site, 'POST', `/api/v1/conversations/${groupId}`, {
    as,
    body: { Title: 'Een vraag', Description: 'Wie weet dit?', Visibility: true, GroupTermIds: [termId], ...body },
    ...(key && { headers: { 'idempotency-key': key } }),
  });

const readRow = (id: number) =>
  site.platform.db.selectFrom('conversation').selectAll().where('id', '=', id).executeTakeFirstOrThrow();

const members = (number: number) =>
  Promise.all(
    Array.from({ length: number }, async () => makeSession(site.platform, (await makeMember(site.platform)).id)),
  );

describe('starting a conversation', () => {
  it('stores the text, counts it in its group, and lets its author follow it', async () => {
    const { db } = site.platform;
    const count = async () =>
      (await db.selectFrom('discussionGroup').select('conversationCount').where('id', '=', groupId).execute())[0]
        ?.conversationCount;
    const before = (await count()) ?? 0;
    const { Id, Slug } = (await start({ Title: ' Zwemmen\n& vakantie? ', Visibility: false })).json();
    expect(Slug).toBe('zwemmen-en-vakantie');
    expect(await readRow(Id)).toMatchObject({
      title: 'Zwemmen & vakantie?',
      body: 'Wie weet dit?',
      public: false,
      authorId: author.id,
      reactionCount: 0,
      likeCount: 0,
      editedAt: null,
    });
    expect(await count()).toBe(before + 1);
    const follows = await request(site, 'GET', `/api/v1/conversations/${Id}/follows`, { as: session });
    expect(follows.body).toBe('on');
    const terms = await request(site, 'GET', `/api/v1/conversations/${Id}/terms`, { as: session });
    expect(terms.json().Items).toEqual([{ GroupTermId: termId, Name: 'dialyse' }]);
  });

  it('publishes an event with its id alone', async () => {
    const published = await subscribe(site.platform, [conversationStarted]);
    const { Id } = (await start({})).json();
    expect(await published()).toEqual([[conversationStarted.name, { conversationId: Id }]]);
  });

  it('reports all wrong fields at once', async () => {
    const nothing = await request(site, 'POST', `/api/v1/conversations/${groupId}`, { as: session, body: {} });
    expect(nothing.statusCode).toBe(422);
    const required = 'Dit veld is verplicht';
    expect(nothing.json().fields).toEqual({
      Title: required,
      Description: required,
      Visibility: required,
      GroupTermIds: required,
    });
    const tooMuch = await start({ Title: 'a'.repeat(131), Description: 'b'.repeat(4001), GroupTermIds: [] });
    expect(tooMuch.json().fields).toEqual({
      Title: 'Deze titel is te lang. Gebruik niet meer dan 130 tekens',
      Description: 'Deze tekst is te lang. Gebruik niet meer dan 4000 tekens',
      GroupTermIds: required,
    });
    expect((await start({ Title: 'a'.repeat(130), Description: 'b'.repeat(4000) })).statusCode).toBe(200);
  });

  it('reports a term of another group with the other errors, but a missing group alone', async () => {
    const elsewhere = await makeTermElsewhere(site.platform, { groupId: (await makeGroup(site.platform)).id });
    const GroupTermIds = [termId, elsewhere.id];
    const foreign = 'Kies onderwerpen van deze groep.';
    expect((await start({ GroupTermIds, Title: '' })).json().fields).toEqual({
      Title: 'Dit veld is verplicht',
      GroupTermIds: foreign,
    });
    expect((await start({ GroupTermIds })).json().fields).toEqual({ GroupTermIds: foreign });
    const body = { Title: '', GroupTermIds };
    const missing = await request(site, 'POST', '/api/v1/conversations/2000000000', { as: session, body });
    expect(missing.statusCode).toBe(404);
  });

  it('accepts the values of a form: one value for one term, and texts for yes and no', async () => {
    const response = await start({ Visibility: 'false', GroupTermIds: String(termId) });
    expect(await readRow(response.json().Id)).toMatchObject({ public: false });
  });

  it('R34 20 times concurrently with the same key starts one', async () => {
    const Title = `Met sleutel ${randomUUID()}`;
    const key = randomUUID();
    const responses = await Promise.all(Array.from({ length: 20 }, () => start({ Title }, { key })));
    const rows = await site.platform.db.selectFrom('conversation').select('id').where('title', '=', Title).execute();
    expect(rows).toHaveLength(1);
    expect(new Set(responses.map((response) => response.json().Id))).toEqual(new Set([rows[0]?.id]));
  });

  it('16 times concurrently with the same title gives 16 slugs', async () => {
    const starting = await members(16);
    const responses = await Promise.all(starting.map((as) => start({ Title: 'Wie ook?' }, { as })));
    const slugs = responses.map((response) => response.json().Slug).sort();
    const numbered = Array.from({ length: 15 }, (_, index) => `wie-ook-${index + 2}`);
    expect(slugs).toEqual(['wie-ook', ...numbered].sort());
  });

  it('concurrently with titles that end in a number gives different slugs', async () => {
    const titles = ['Dag', 'Dag', 'Dag 2', 'Dag 2', 'Dag 2 2', 'Dag', 'Dag 3', 'Dag'];
    const responses = await Promise.all(titles.map((Title) => start({ Title })));
    expect(responses.map(({ statusCode }) => statusCode)).toEqual(titles.map(() => 200));
    expect(new Set(responses.map((response) => response.json().Slug)).size).toBe(titles.length);
  });

  it('never gives the slug of the page to start a conversation', async () => {
    expect((await start({ Title: 'Nieuw' })).json().Slug).toBe('nieuw-2');
  });

  it('gives a slug that can be requested, also for a title that becomes longer in it', async () => {
    const { Id, Slug } = (await start({ Title: '&'.repeat(130) })).json();
    const found = await request(site, 'GET', `/api/v1/conversations/slug/${Slug}`);
    expect(found.json()).toMatchObject({ Id });
  });
});

describe('editing one’s own conversation', () => {
  const make = (reactions = 0) => makeOwn(site, { groupId, authorId: author.id, reactions });
  const edit = (body: object, as = session) => request(site, 'POST', '/api/v1/conversations', { as, body });

  it('R26 changes text and title, and ignores all other fields', async () => {
    const other = await makeMember(site.platform);
    const { id } = await make();
    const before = await readRow(id);
    const response = await edit({
      Id: id,
      Title: 'Beter gezegd',
      Body: 'Zo is het bedoeld.',
      ...{ Slug: 'anders', UserId: other.id, AuthorId: other.id, authorId: other.id, User: { Id: other.id } },
      ...{ Created: '2001-01-01T00:00:00.000Z', LastActivity: '2001-01-01T00:00:00.000Z', Reactions: 99 },
      ...{ Likes: 99, likeCount: 99, Public: false, Visibility: false, GroupId: 1, public: false },
    });
    expect([response.statusCode, response.body]).toEqual([200, '']);
    expect(await readRow(id)).toEqual({
      ...before,
      title: 'Beter gezegd',
      body: 'Zo is het bedoeld.',
      editedAt: site.clock.now(),
    });
  });

  it('keeps a title that is not sent, and stores no edit without a change', async () => {
    const { id, title } = await make(1);
    await edit({ Id: id, Title: title, Body: 'Waarmee het gesprek begint.' });
    expect(await readRow(id)).toMatchObject({ editedAt: null });
    await edit({ Id: id, Body: 'Nu anders.' });
    expect(await readRow(id)).toMatchObject({ title, body: 'Nu anders.', editedAt: site.clock.now() });
  });

  it('after the first reaction a new title is a conflict, and the text stays as well', async () => {
    const { id, title } = await make(1);
    const response = await edit({ Id: id, Title: 'Anders', Body: 'Ook anders.' });
    expect(response.statusCode).toBe(409);
    expect(response.json().fields).toEqual({ Title: 'Er is al gereageerd. De titel kan nu niet meer anders.' });
    expect(await readRow(id)).toMatchObject({ title, body: 'Waarmee het gesprek begint.' });
  });

  it('64 times concurrently leaves one of the 64 texts, and the counters unchanged', async () => {
    const { id } = await make(2);
    const texts = Array.from({ length: 64 }, (_, index) => `Versie ${index}`);
    const responses = await Promise.all(texts.map((Body) => edit({ Id: id, Body })));
    expect(new Set(responses.map(({ statusCode }) => statusCode))).toEqual(new Set([200]));
    const row = await readRow(id);
    expect(texts).toContain(row.body);
    expect(row.reactionCount).toBe(2);
  });
});

async function makeOwn(
  { platform }: TestSite,
  { groupId, authorId, reactions }: { groupId: number; authorId: number; reactions: number },
) {
  const conversation = await makeConversation(platform, { groupId, authorId });
  for (let made = 0; made < reactions; made += 1) {
    await makeReaction(platform, { conversationId: conversation.id, authorId: null });
  }
  return conversation;
}
