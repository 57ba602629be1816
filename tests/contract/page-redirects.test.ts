import { globSync, readFileSync } from 'node:fs';
import { beforeAll, describe, expect, it } from 'vitest';
import { allPages } from '#tests/support/all-pages.ts';
import { makeDocument, publish, withdraw } from '#tests/support/documents.ts';
import { makeBlog, makePost } from '#tests/support/factory/blogs.ts';
import { makeConversation, makeFollow, makeGroup, makeReaction } from '#tests/support/factory/conversations.ts';
import { makeMember, makeSession, type SessionMade } from '#tests/support/factory/members.ts';
import { request } from '#tests/support/request.ts';
import { setUpTestSite } from '#tests/support/test-site.ts';
import { someOf } from '#tests/support/thorough.ts';

/** A group with two pages of conversations, all followed by a member, of which 'lang' has two pages of reactions. */
const GROUP = '/groepen/thuis';
const CONVERSATION = `${GROUP}/lang`;

const DIET_TOPIC = makeDocument('advice-topic', { id: 11, path: '/advies/11-eten', isDiet: true });

const site = setUpTestSite({}, { pages: allPages() });
let session: SessionMade;
beforeAll(async () => {
  const { platform } = site;
  const member = await makeMember(platform, { public: true, roles: ['professional'] });
  session = await makeSession(platform, member.id);
  const { id: groupId } = await makeGroup(platform, { title: 'Thuis' });
  const titles = ['Lang', ...Array.from({ length: 11 }, (_, index) => `Kort ${index}`)];
  for (const title of titles) {
    const { id } = await makeConversation(platform, { groupId, authorId: null, title });
    await makeFollow(platform, { conversationId: id, memberId: member.id });
    if (title !== 'Lang') continue;
    for (let number = 0; number < 51; number += 1) await makeReaction(platform, { conversationId: id, authorId: null });
  }
  const blog = await makeBlog(platform, { ownerId: member.id, title: 'Tuin' });
  await makePost(platform, { blogId: blog.id, title: 'Gras' });
  await publish(
    platform,
    makeDocument('advice-topic', { id: 8, path: '/advies/8-uitkeringen' }),
    DIET_TOPIC,
    makeDocument('recipe', { id: 18, path: '/recepten/18-soep' }),
    makeDocument('news-article', { id: 28, path: '/nieuws/28-bericht' }),
    makeDocument('topic', { id: 38, path: '/bibliotheek/38-dialyse' }),
  );
});

const answer = async (url: string, as: SessionMade | null) => {
  const { statusCode, headers } = await request(site, 'GET', url, { as });
  return { status: statusCode, location: headers.location };
};

const LONG = [GROUP, CONVERSATION];

it.each(LONG)('the second page of %s has an address of its own', async (path) => {
  expect(await answer(`${path}?page=2`, null)).toEqual({ status: 200, location: undefined });
});

it.each(
  LONG.flatMap((path): [url: string, plain: string][] => [
    ...['1', '0', '-1', 'abc', '', '1.5', '01', '99'].map((page) => [`${path}?page=${page}`, path] as [string, string]),
    [`${path}?page=02`, `${path}?page=2`],
    [`${path}?page=2&page=3`, `${path}?page=2`],
  ]),
)('%s redirects to %s', async (url, plain) => {
  for (const as of [null, session]) {
    const { status, location } = await answer(url, as);
    expect([[301, 302].includes(status), location]).toEqual([true, plain]);
  }
});

it('the number of a page goes and the other parameters stay', async () => {
  expect(await answer(`${GROUP}?toon=gevolgd&page=1`, session)).toMatchObject({ location: `${GROUP}?toon=gevolgd` });
  const edit = await answer(`${CONVERSATION}?bewerken=&page=1`, session);
  expect(edit).toEqual({ status: 301, location: `${CONVERSATION}?bewerken=` });
});

/** Every page with parts that its address numbers, by the module under app/features that reads the number. */
const PAGED: Record<string, { paths: string[]; parameter?: string; asMember?: true }> = {
  'advice/pages/desk.tsx': { paths: ['/dietist'], asMember: true },
  'advice/pages/own-questions.tsx': { paths: ['/advies/11-eten/jouw-vragen'], asMember: true },
  'advice/pages/with-asker.tsx': { paths: ['/dietist/wacht-op-de-vrager'], asMember: true },
  'blogs/pages/blog.tsx': { paths: ['/blogs/1-tuin'], parameter: 'getoond' },
  'blogs/pages/overview.tsx': { paths: ['/blogs'] },
  'blogs/pages/post.tsx': { paths: ['/blogs/1-tuin/1-gras'] },
  'contacts/pages/blocked.tsx': { paths: ['/account/geblokkeerd'], asMember: true },
  'conversations/pages/conversation.tsx': { paths: [CONVERSATION] },
  'conversations/pages/group.tsx': { paths: [GROUP] },
  'conversations/pages/groups-overview.tsx': { paths: ['/groepen'], parameter: 'gevolgd', asMember: true },
  'library/pages/advice-topic.tsx': { paths: ['/advies/8-uitkeringen', '/advies/11-eten'] },
  'messages/pages/inbox.tsx': { paths: ['/account/berichten'], asMember: true },
  'news/screens/read-overview-screen.ts': { paths: ['/nieuws'] },
  'notifications/pages/notifications.tsx': { paths: ['/account/notificaties'], asMember: true },
  'people/pages/overview.tsx': { paths: ['/personen', '/personen?naam=anna'] },
  'recipes/pages/overview.tsx': { paths: ['/recepten'] },
  'search/pages/search.tsx': { paths: ['/zoeken', '/zoeken?zoekterm=soep', '/zoeken?pijler=recepten&zoekterm=soep'] },
};

it('the table has every page that reads a page number', () => {
  const reading = globSync('**/*.{ts,tsx}', { cwd: 'app/features' }).filter((file) =>
    readFileSync(`app/features/${file}`, 'utf8').includes('/paged-address.ts'),
  );
  expect(Object.keys(PAGED).sort()).toEqual(reading.sort());
});

const addresses = Object.values(PAGED).flatMap(({ paths, parameter = 'page', asMember }) =>
  paths.map((path) => ({ path, parameter, asMember })),
);

describe.each(someOf(10, addresses))('$path', ({ path, parameter, asMember }) => {
  it.each(someOf(1, ['1', '0', 'abc']))(`?${parameter}=%s leads to the plain address for good`, async (number) => {
    for (const as of asMember ? [session] : [null, session]) {
      const url = `${path}${path.includes('?') ? '&' : '?'}${parameter}=${number}`;
      expect(await answer(url, as)).toEqual({ status: 301, location: path });
      expect(await answer(path, as)).toEqual({ status: 200, location: undefined });
    }
  });
});

it('more of what a member follows has an address of its own', async () => {
  expect(await answer('/groepen?gevolgd=2', session)).toMatchObject({ status: 200 });
});

it.each(['page=2', 'tags=1', 'tags=1&page=2'])(
  'an advice topic without questions has no view %s: it leads to the topic',
  async (query) => {
    expect(await answer(`/advies/8-uitkeringen?${query}`, null)).toEqual({
      status: 302,
      location: '/advies/8-uitkeringen',
    });
  },
);

it.each([
  ['/advies/8', '/advies/8-uitkeringen'],
  ['/advies/8-verkeerd', '/advies/8-uitkeringen'],
  ['/recepten/18', '/recepten/18-soep'],
  ['/recepten/18-verkeerd', '/recepten/18-soep'],
  ['/recepten/18/koken', '/recepten/18-soep/koken'],
  ['/nieuws/28', '/nieuws/28-bericht'],
  ['/nieuws/28-verkeerd', '/nieuws/28-bericht'],
  ['/bibliotheek/38', '/bibliotheek/38-dialyse'],
  ['/bibliotheek/38-verkeerd', '/bibliotheek/38-dialyse'],
])('%s leads to %s, which has the title', async (url, path) => {
  expect(await answer(url, null)).toEqual({ status: 301, location: path });
  expect(await answer(path, null)).toEqual({ status: 200, location: undefined });
});

it.each([
  [CONVERSATION.replace('thuis', 'eerdere-groep'), CONVERSATION],
  ['/blogs/1-eerder', '/blogs/1-tuin'],
  ['/blogs/1-eerder/1-gras', '/blogs/1-tuin/1-gras'],
])('R52 %s leads to %s, unless a member has an editor open there', async (former, path) => {
  for (const as of [null, session]) {
    expect(await answer(`${former}?page=2`, as)).toEqual({ status: 301, location: `${path}?page=2` });
  }
  expect(await answer(`${former}?bewerken`, null)).toEqual({ status: 301, location: `${path}?bewerken=` });
  expect(await answer(`${former}?bewerken`, session)).toEqual({ status: 200, location: undefined });
});

it('choices.md 26: addresses without a page of their own lead to the one that is meant', async () => {
  expect(await answer('/gesprek', null)).toEqual({ status: 301, location: '/groepen' });
  expect(await answer('/mijn-profiel', null)).toEqual({ status: 301, location: '/account/profiel' });
  await withdraw(site.platform, DIET_TOPIC.id);
  expect(await answer('/advies-new-question', null)).toEqual({ status: 301, location: '/advies' });
  await publish(site.platform, DIET_TOPIC);
  for (const [from, to] of [
    ['/advies-new-question', '/advies/11-eten/adviesnewquestion'],
    ['/advies-new-question-confirmation', '/advies/11-eten/adviesnewquestionconfirmation'],
    ['/advies/11-oud/adviesnewquestion', '/advies/11-eten/adviesnewquestion'],
  ] as const)
    expect(await answer(from, session)).toEqual({ status: 301, location: to });
});

it.each([
  ['/inloggen', '/'],
  [`/inloggen?afterLoginUrl=${GROUP}`, GROUP],
  [`/inloggen?afterLoginUrl=${encodeURIComponent(`${GROUP}?page=2`)}`, `${GROUP}?page=2`],
  ['/inloggen?afterLoginUrl=//evil.example', '/'],
  ['/inloggen?afterLoginUrl=/inloggen', '/'],
])('R10 %s leads a member who is logged in already to %s', async (url, lands) => {
  expect(await answer(url, session)).toEqual({ status: 302, location: lands });
});

it.each(['/email-bevestigen', '/email-bevestigen?token=oud'])(
  'R7 %s leads to the page with what to do',
  async (url) => {
    expect(await answer(url, null)).toEqual({ status: 302, location: '/verificatie-mail-fout' });
  },
);

it('R7 so does its form, when the token stopped working meanwhile', async () => {
  const response = await site.server.inject({
    method: 'POST',
    url: '/email-bevestigen',
    headers: { origin: site.platform.config.publicUrl.origin, 'content-type': 'application/x-www-form-urlencoded' },
    payload: 'Token=oud&Password=zonnebloem7',
  });
  expect([response.statusCode, response.headers.location]).toEqual([302, '/verificatie-mail-fout']);
});
