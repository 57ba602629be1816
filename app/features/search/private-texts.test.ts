import { randomBytes } from 'node:crypto';
import { beforeAll, expect, test } from 'vitest';
import { allPages } from '#tests/support/all-pages.ts';
import { makeAnsweredQuestion, makeQuestion } from '#tests/support/factory/advice.ts';
import { makeBlog, makePost } from '#tests/support/factory/blogs.ts';
import { makeConversation, makeGroup } from '#tests/support/factory/conversations.ts';
import { makeMember, makeSession, type SessionMade } from '#tests/support/factory/members.ts';
import { request } from '#tests/support/request.ts';
import { setUpTestSite } from '#tests/support/test-site.ts';
import { rebuildIndex } from './entries/index-items.ts';
import { learnVocabulary } from './vocabulary/learn-vocabulary.ts';

/* What visitors find (rules.md R19): of what is closed the title alone, of what is hidden or not there nothing. */

/** A word that is nowhere else. */
const word = () => `q${randomBytes(6).toString('hex')}x`;

const TITLES = { conversation: word(), blog: word(), post: word() };
const TEXTS = { conversation: word(), blog: word(), description: word(), post: word() };
const HIDDEN = { conversation: word(), blog: word(), postOfHidden: word(), unpublished: word(), question: word() };
const OPEN = { title: word(), text: word(), blog: word(), advice: word() };

const site = setUpTestSite({}, { pages: allPages() });
let member: SessionMade;
let privateOwner: number;
let postTitle: string;

beforeAll(async () => {
  const { platform } = site;
  privateOwner = (await makeMember(platform, { public: false })).id;
  const publicOwner = (await makeMember(platform, { public: true })).id;
  member = await makeSession(platform, (await makeMember(platform)).id);
  const group = await makeGroup(platform);
  const by = { groupId: group.id, authorId: publicOwner };
  await makeConversation(platform, {
    ...by,
    public: false,
    title: `Over ${TITLES.conversation}`,
    body: TEXTS.conversation,
  });
  await makeConversation(platform, { ...by, title: `Open ${OPEN.title}`, body: `Hier staat ${OPEN.text} in.` });
  const hidden = await makeConversation(platform, { ...by, title: `Weg ${HIDDEN.conversation}` });
  await platform.db
    .updateTable('conversation')
    .set({ hiddenAt: platform.clock.now() })
    .where('id', '=', hidden.id)
    .execute();
  const closed = await makeBlog(platform, {
    ownerId: privateOwner,
    title: `Mijn ${TITLES.blog}`,
    description: TEXTS.blog,
  });
  postTitle = `Dag ${TITLES.post}`;
  await makePost(platform, {
    blogId: closed.id,
    title: postTitle,
    description: TEXTS.description,
    blocks: [{ kind: 'text', text: `Vandaag ${TEXTS.post}.` }],
  });
  await makeBlog(platform, { ownerId: publicOwner, title: `Zichtbaar ${OPEN.blog}` });
  const hiddenBlog = await makeBlog(platform, {
    ownerId: (await makeMember(platform, { public: true })).id,
    title: HIDDEN.blog,
  });
  await makePost(platform, { blogId: hiddenBlog.id, title: HIDDEN.postOfHidden });
  await platform.db
    .updateTable('blog')
    .set({ hiddenAt: platform.clock.now() })
    .where('id', '=', hiddenBlog.id)
    .execute();
  await makeBlog(platform, {
    ownerId: (await makeMember(platform, { public: true })).id,
    title: HIDDEN.unpublished,
    publishedAt: null,
  });
  await makeQuestion(platform, { authorId: publicOwner, title: HIDDEN.question });
  await makeAnsweredQuestion(platform, { authorId: privateOwner, title: `Mag ik ${OPEN.advice}?` });
  await learnVocabulary(platform);
  await rebuildIndex(platform);
});

interface Result {
  Title: string;
  Introduction: string;
  Data: { Public: boolean; Path: string };
}

const find = async (term: string, as: SessionMade | null = null): Promise<Result[]> =>
  (await request(site, 'GET', `/api/v1/Search?query=${term}`, { as })).json();

const titlesOf = async (term: string, as: SessionMade | null = null) =>
  (await find(term, as)).map(({ Title }) => Title);

test('what is open is found by its title and its text, by anybody', async () => {
  for (const term of Object.values(OPEN)) {
    expect(await titlesOf(term), term).toHaveLength(1);
    expect(await titlesOf(term, member), term).toHaveLength(1);
  }
});

test('what is closed is found by visitors by its title, locked, with nothing of its text', async () => {
  for (const [kind, term] of Object.entries(TITLES)) {
    const [found, ...others] = await find(term);
    expect(others, kind).toEqual([]);
    expect(found, kind).toMatchObject({ Introduction: '', Data: { Public: false } });
    expect((await find(term, member))[0], kind).toMatchObject({ Data: { Public: true } });
  }
});

test('the text of what is closed matches for members alone, in whatever form it is asked', async () => {
  for (const [kind, term] of Object.entries(TEXTS)) {
    expect(await find(term), kind).toEqual([]);
    expect(await find(`${term} ${OPEN.title}`), kind).toHaveLength(1); // the open conversation, for the other word
    expect(await find(term, member), kind).not.toEqual([]);
    for (const suggested of ['suggest', 'synonyms?query=', 'scopes?query=']) {
      const path =
        suggested === 'suggest' ? `/api/v1/Search/suggest/${term.slice(0, 8)}` : `/api/v1/Search/${suggested}${term}`;
      expect((await request(site, 'GET', path)).json(), `${kind} ${suggested}`).toEqual([]);
    }
  }
});

test('the page of a search shows a visitor nothing of private texts either', async () => {
  for (const term of [...Object.values(TITLES), ...Object.values(OPEN), ...Object.values(TEXTS)]) {
    const { statusCode, body } = await request(site, 'GET', `/zoeken?zoekterm=${term}`);
    expect(statusCode).toBe(200);
    const others = Object.values(TEXTS).filter((text) => text !== term && body.includes(text));
    expect(others, term).toEqual([]);
  }
  const { body } = await request(site, 'GET', `/zoeken?zoekterm=${TEXTS.post}`, { as: member });
  expect(body).toContain(postTitle); // as a member finds it
});

test('a misspelled private word is corrected for nobody', async () => {
  for (const term of [...Object.values(TEXTS), ...Object.values(TITLES)]) {
    const misspelled = `${term.slice(0, 5)}${term.slice(6)}`;
    expect(await find(misspelled), term).toEqual([]);
    expect(await find(misspelled, member), term).toEqual([]);
  }
});

test('what moderators hid, what is not published and questions without an answer are found by nobody', async () => {
  for (const [kind, term] of Object.entries(HIDDEN)) {
    expect(await find(term), kind).toEqual([]);
    expect(await find(term, member), kind).toEqual([]);
  }
});

test('a profile that becomes private closes a blog at once, before the index knows', async () => {
  const { db } = site.platform;
  await db.updateTable('member').set({ public: true }).where('id', '=', privateOwner).execute();
  await rebuildIndex(site.platform);
  expect(await titlesOf(TEXTS.post)).toEqual([postTitle]);
  await db.updateTable('member').set({ public: false }).where('id', '=', privateOwner).execute();
  expect(await find(TEXTS.post)).toEqual([]);
  expect((await find(TITLES.post))[0]).toMatchObject({ Title: postTitle, Introduction: '', Data: { Public: false } });
  await rebuildIndex(site.platform);
});

test('what is deleted is gone at once', async () => {
  const { db } = site.platform;
  await db.deleteFrom('blogPost').where('title', '=', postTitle).execute();
  expect(await find(TITLES.post, member)).toEqual([]);
  expect(await db.selectFrom('searchEntry').select('id').where('title', '=', postTitle).execute()).toEqual([]);
});
