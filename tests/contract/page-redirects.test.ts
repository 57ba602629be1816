import { afterAll, beforeAll, expect, it } from 'vitest';
import { allPages } from '#tests/support/all-pages.ts';
import { makeDocument, publish } from '#tests/support/documents.ts';
import {
  makeConversation,
  makeFollow,
  makeGroup,
  makeMember,
  makeReaction,
  makeSession,
  type SessionMade,
} from '#tests/support/factory.ts';
import { request } from '#tests/support/request.ts';
import { openTestSite, type TestSite } from '#tests/support/test-site.ts';

/** A group with two pages of conversations, all followed by a member, of which 'lang' has two pages of reactions. */
const GROUP = '/groepen/thuis';
const CONVERSATION = `${GROUP}/lang`;

let site: TestSite;
let session: SessionMade;
beforeAll(async () => {
  site = await openTestSite({}, { pages: await allPages() });
  const { platform } = site;
  const member = await makeMember(platform);
  session = await makeSession(platform, member.id);
  const { id: groupId } = await makeGroup(platform, { title: 'Thuis' });
  const titles = ['Lang', ...Array.from({ length: 11 }, (_, index) => `Kort ${index}`)];
  for (const title of titles) {
    const { id } = await makeConversation(platform, { groupId, authorId: null, title });
    await makeFollow(platform, { conversationId: id, memberId: member.id });
    if (title !== 'Lang') continue;
    for (let number = 0; number < 51; number += 1) await makeReaction(platform, { conversationId: id, authorId: null });
  }
});
afterAll(() => site.close());

const answer = async (url: string, as: SessionMade | null) => {
  const { statusCode, headers } = await request(site, 'GET', url, { as });
  return { status: statusCode, location: headers.location };
};

const PAGED = [GROUP, CONVERSATION];

it.each(PAGED)('the second page of %s has an address of its own', async (path) => {
  expect(await answer(`${path}?page=2`, null)).toEqual({ status: 200, location: undefined });
});

it.each(
  PAGED.flatMap((path): [url: string, plain: string][] => [
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

it.each(['1', '0', 'abc'])('so do the first %s pages of what a member follows', async (pages) => {
  expect(await answer('/groepen?gevolgd=2', session)).toMatchObject({ status: 200 });
  expect(await answer(`/groepen?gevolgd=${pages}`, session)).toEqual({ status: 301, location: '/groepen' });
});

it('decisions.md 26: addresses without a page of their own lead to the one that is meant', async () => {
  expect(await answer('/gesprek', null)).toEqual({ status: 301, location: '/groepen' });
  expect(await answer('/mijn-profiel', null)).toEqual({ status: 301, location: '/account/profiel' });
  expect(await answer('/advies-new-question', null)).toEqual({ status: 301, location: '/advies' });
  await publish(site.platform, makeDocument('advice-topic', { id: 11, path: '/advies/11-eten', isDiet: true }));
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
