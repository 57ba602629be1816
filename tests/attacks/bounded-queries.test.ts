import { afterAll, describe, expect, test, vi } from 'vitest';
import { z } from 'zod';
import type { Call } from '#app/platform/http/calls/contract.ts';
import { MAX_TARGET } from '#app/platform/http/request-target.ts';
import { allCalls } from '#tests/contract/all-calls.ts';
import { allPages, listPages } from '#tests/support/all-pages.ts';
import { makeConversation, makeGroup, makeReaction } from '#tests/support/factory/conversations.ts';
import { makeMember, makeSession } from '#tests/support/factory/members.ts';
import { openTestSite } from '#tests/support/test-site.ts';
import { someOf, worstOf } from '#tests/support/thorough.ts';
import { tooExpensive } from './cpu-cost.ts';
import { encoded, filled, names, texts } from './worst-bodies.ts';

const site = await openTestSite({}, { pages: await allPages() });
afterAll(() => site.close());
const moderator = await makeMember(site.platform, { roles: ['moderator'] });
const { cookie } = await makeSession(site.platform, moderator.id);
const group = await makeGroup(site.platform);
const conversation = await makeConversation(site.platform, { groupId: group.id, authorId: moderator.id });
for (let count = 0; count < 10; count += 1) {
  await makeReaction(site.platform, { conversationId: conversation.id, authorId: moderator.id });
}

/** The worst query strings at a path that reads these parameters: as long as an address may be, and one that is longer. */
function worstQueries(path: string, parameters: readonly string[]): [string, string][] {
  const room = MAX_TARGET - path.length - 1;
  const ofParameters = parameters.flatMap((name): [string, string][] => [
    ...Object.entries(texts).map(([what, text]): [string, string] => [
      `${what} in ${name}`,
      `${name}=${encoded(text, room - name.length - 1)}`,
    ]),
    [`a long number in ${name}`, `${name}=${filled('9', room - name.length - 1)}`],
    [`${name} many times`, filled(`${name}=1&`, room)],
    [`brackets in ${name}`, `${name}${filled('[]', room - name.length - 2)}=1`],
  ]);
  return [
    ...ofParameters,
    [
      'many names',
      names(room / 3)
        .join('&')
        .slice(0, room),
    ],
    ['one name many times', filled('a&', room)],
    ['signs alone', filled('&=?', room)],
    ['parts that can not be decoded', filled('%', room)],
    ['more than an address may be', filled('a=%CC%A3&', 14_000)],
  ];
}

/** The worst requests for a path, by a moderator. */
const worstRequests = (path: string, parameters: readonly string[]) =>
  worstQueries(path, parameters).map(([what, query]) => ({
    what,
    options: { url: `${path}?${query}`, headers: { cookie } },
  }));

/** The parameters that a page reads from its query. */
async function parametersOf(path: string): Promise<string[]> {
  const read = (['get', 'getAll', 'has'] as const).map((name) => vi.spyOn(URLSearchParams.prototype, name));
  await site.server.inject({ url: path, headers: { cookie } });
  const parameters = new Set(read.flatMap(({ mock }) => mock.calls.map(([name]) => name)));
  for (const spied of read) spied.mockRestore();
  return [...parameters];
}

const withExamples = (path: string): string =>
  path
    .replace(':group', group.slug)
    .replace(':conversation', conversation.slug)
    .replace('{id}', String(conversation.id))
    .replaceAll(/:\w+|\{\w+\*?\}/g, '1')
    .replace('*', 'geen-pagina');

/** PostgreSQL stores no NUL: a page that looks one up would fail. */
test.for(
  someOf(
    24,
    listPages().map(({ pattern }) => pattern),
  ),
)('a NUL in any parameter is no error of the page %s', async (pattern) => {
  const path = withExamples(`/${pattern}`);
  for (const name of await parametersOf(path)) {
    for (const headers of [{ cookie }, {}]) {
      const { statusCode } = await site.server.inject({ url: `${path}?${encodeURIComponent(name)}=%00`, headers });
      expect(statusCode, `?${name}=%00`).toBeLessThan(500);
    }
  }
});

describe('R38 the worst query strings cost little, sent to', () => {
  const parametersOfCall = ({ query }: Call) => (query instanceof z.ZodObject ? Object.keys(query.shape) : []);
  const reading = allCalls.filter(([, { method }]) => method === 'GET');
  const calls = worstOf(reading, ([, declared]) => parametersOfCall(declared).length);
  test.for(calls)('%s', async ([, declared]) => {
    const requests = worstRequests(withExamples(declared.path), parametersOfCall(declared));
    expect(await tooExpensive(site.server, requests)).toEqual([]);
  });

  // The overview of recipes reads most parameters.
  const pages = worstOf(listPages(), ({ pattern }) => Number(pattern === 'recepten'));
  test.for(pages.map(({ pattern }) => pattern))('the page %s', async (pattern) => {
    const path = withExamples(`/${pattern}`);
    expect(await tooExpensive(site.server, worstRequests(path, await parametersOf(path)))).toEqual([]);
  });
});

test('a page is asked for which parameters it reads', async () => {
  expect(await parametersOf(withExamples('/groepen/:group/:conversation'))).toEqual(
    expect.arrayContaining(['page', 'bewerken', 'reactie']),
  );
});
