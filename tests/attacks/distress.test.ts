import { beforeAll, describe, expect, it } from 'vitest';
import { allPages } from '#tests/support/all-pages.ts';
import { makeBlog, makePost } from '#tests/support/factory/blogs.ts';
import { makeContact } from '#tests/support/factory/contacts.ts';
import { makeConversation, makeGroup } from '#tests/support/factory/conversations.ts';
import { makeMember, makeSession, type SessionMade } from '#tests/support/factory/members.ts';
import { request } from '#tests/support/request.ts';
import { setUpTestSite } from '#tests/support/test-site.ts';

const site = setUpTestSite({}, { pages: allPages() });
const DISTRESS = 'Ik wil niet meer leven.';
const HELP = 'Fijn dat je dit opschrijft';

let writerId: number;
let writer: SessionMade;
let reader: SessionMade;
let conversation: { id: number; groupId: number; termId: number };
let post: { id: number; blogId: number };

beforeAll(async () => {
  const { platform } = site;
  writerId = (await makeMember(platform)).id;
  writer = await makeSession(platform, writerId);
  const readerId = (await makeMember(platform)).id;
  reader = await makeSession(platform, readerId);
  await makeContact(platform, { creatorId: writerId, otherId: readerId, state: 'accepted' });
  const { id: groupId } = await makeGroup(platform);
  const term = await platform.db
    .insertInto('groupTerm')
    .values({ groupId, name: 'dialyse' })
    .returning('id')
    .executeTakeFirstOrThrow();
  conversation = {
    id: (await makeConversation(platform, { groupId, authorId: readerId })).id,
    groupId,
    termId: term.id,
  };
  const { id: blogId } = await makeBlog(platform, { ownerId: writerId });
  post = { id: (await makePost(platform, { blogId })).id, blogId };
});

/** How a text is placed by its call, and the answer to it. */
const PLACES = {
  conversation: (text: string) =>
    request(site, 'POST', `/api/v1/conversations/${conversation.groupId}`, {
      as: writer,
      body: { Title: 'Hoe nu', Description: text, Visibility: true, GroupTermIds: [conversation.termId] },
    }),
  reaction: (text: string) =>
    request(site, 'POST', `/api/v1/conversations/${conversation.id}/reactions`, { as: writer, body: { Body: text } }),
  'blog post': (text: string) =>
    request(site, 'PUT', '/api/v1/CustomBlog/BlogPost/', {
      as: writer,
      body: { Id: post.id, Title: 'Mijn week', Description: text },
    }),
  question: (text: string) =>
    request(site, 'POST', '/api/v1/advices/save', {
      as: writer,
      body: { Title: 'Wat nu?', Description: text, Anonymous: true },
    }),
  message: async (text: string) =>
    request(site, 'POST', `/api/v1/inbox/inbox/${await readerIdOf()}`, { as: writer, body: { body: text } }),
};

const readerIdOf = async (): Promise<number> =>
  (await request(site, 'GET', '/api/v1/CustomUser', { as: reader })).json().Id;

const signOf = (cookies: unknown): string | undefined =>
  ([cookies].flat() as string[]).find((cookie) => cookie?.includes('placed='))?.split(';')[0];

/** The page after the text was placed, loaded as a whole, for a browser that sends this sign. */
const pageFor = (path: string, as: SessionMade, sign: string) =>
  request(site, 'GET', path, { headers: { cookie: `${as.cookie}; ${sign}`, 'sec-fetch-dest': 'document' } });

const textAt = async (path: string, as: SessionMade, sign: string): Promise<string> =>
  (await pageFor(path, as, sign)).body;

describe.each(Object.entries(PLACES))('a %s', (_name, place) => {
  it('gives its writer the sign, in no address and for a minute', async () => {
    const response = await place(DISTRESS);
    expect(response.statusCode).toBeLessThan(300);
    expect(String(response.headers['set-cookie'])).toMatch(/placed=.*Max-Age=60;.*HttpOnly/);
    expect(response.body).not.toContain('113');
  });

  it('gives none for other words', async () => {
    const response = await place('Ik ga dood van de jeuk.');
    expect(response.statusCode).toBeLessThan(300);
    expect(signOf(response.headers['set-cookie'])).toBeUndefined();
  });
});

it('is shown to the writer once, and to nobody else who has the sign', async () => {
  const { headers } = await PLACES.reaction(DISTRESS);
  const sign = signOf(headers['set-cookie']) ?? '';
  const { Slug } = (await request(site, 'GET', `/api/v1/conversations/${conversation.id}`, { as: writer })).json();
  const of = await request(site, 'GET', `/api/v1/conversations/${conversation.id}/group`, { as: writer });
  const { Slug: group } = of.json();
  const path = `/groepen/${group}/${Slug}`;
  const shown = await pageFor(path, writer, sign);
  expect(shown.body).toContain(HELP);
  expect(String(shown.headers['set-cookie'])).toMatch(/placed=;.*Max-Age=0/);
  expect(await textAt(path, writer, 'x=1')).not.toContain(HELP);
  expect(await textAt(path, reader, sign)).not.toContain(HELP);
  const forged = sign.replace(`${writerId}.`, '1.');
  expect(await textAt(path, reader, forged)).not.toContain(HELP);
});

it.each([
  ['conversation', 'conversation'],
  ['reaction', 'conversation-reaction'],
  ['blog post', 'blog-post'],
] as const)('puts a case about a %s on top, which nobody reported', async (place, kind) => {
  const cases = () =>
    site.platform.db
      .selectFrom('moderationCase')
      .select(['kind', 'urgency', 'distress', 'authorId'])
      .where('kind', 'like', `%${kind.split('-').at(-1)}%`)
      .orderBy('id', 'desc')
      .execute();
  await PLACES[place](`${DISTRESS} ${place}`);
  const [latest] = await cases();
  expect(latest).toMatchObject({ urgency: 2, distress: true, authorId: writerId });
  const { length } = await cases();
  await PLACES[place]('Ik ga dood van de jeuk.');
  expect(await cases()).toHaveLength(length);
});

it('leaves no trace of a private message', async () => {
  const { db } = site.platform;
  const count = async () =>
    (
      await db
        .selectFrom('moderationCase')
        .select(({ fn }) => fn.countAll<number>().as('count'))
        .executeTakeFirstOrThrow()
    ).count;
  const before = await count();
  await PLACES.message(DISTRESS);
  await site.work();
  expect(await count()).toBe(before);
});

it('marks a question for professionals while it waits', async () => {
  const { Id } = (await PLACES.question(DISTRESS)).json();
  const row = () =>
    site.platform.db.selectFrom('openQuestion').select('distress').where('questionId', '=', Id).executeTakeFirst();
  expect(await row()).toEqual({ distress: true });
});
