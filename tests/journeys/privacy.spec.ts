import { type APIRequestContext, expect, request as requests, test } from '@playwright/test';
import { readDemo } from '#database/seed/read-demo.ts';
import { PASSWORD } from './support/test.ts';

/** Every address that the demo has, as pages and as the data that the router fetches. */
async function addresses(): Promise<string[]> {
  const { groups } = await readDemo();
  const asMember = await memberContext();
  const paths = ['/', '/groepen', ...groups.map(({ slug }) => `/groepen/${slug}`)];
  for (const { slug } of groups) {
    const list = await (await asMember.get(`/api/v1/groups/slug/${slug}`)).json();
    const { Items } = await (await asMember.get(`/api/v1/groups/${list.Id}/conversations`)).json();
    paths.push(
      ...Items.map((item: { Conversation: { Slug: string } }) => `/groepen/${slug}/${item.Conversation.Slug}`),
    );
  }
  await asMember.dispose();
  return paths.flatMap((path) => [path, path === '/' ? '/_.data' : `${path}.data`]);
}

async function memberContext(): Promise<APIRequestContext> {
  const context = await requests.newContext({ baseURL: test.info().project.use.baseURL ?? '' });
  const answer = await context.post('/api/v1/login/login', {
    headers: { 'sec-fetch-site': 'same-origin' },
    data: { Email: 'deelnemer@example.org', Password: PASSWORD },
  });
  expect(answer.status()).toBe(200);
  return context;
}

test('R30 what a member may see never reaches a visitor through the page cache', async () => {
  test.setTimeout(90_000);
  const { people, groups } = await readDemo();
  const paths = await addresses();
  const member = await memberContext();
  const visitor = await requests.newContext({ baseURL: test.info().project.use.baseURL ?? '' });

  for (const path of paths) expect((await member.get(path)).status(), path).toBe(200);

  const privateNames = people.filter((person) => !person.public).map(({ username }) => username);
  const closedWords = groups
    .flatMap(({ conversations }) => conversations.filter((conversation) => !conversation.public))
    .flatMap(({ body, reactions }) => [body, ...reactions.map(({ text }) => text)])
    .map((text) => text.trim().split('\n')[0]?.slice(0, 40) ?? '');
  expect(privateNames.length).toBeGreaterThan(50);
  expect(closedWords.length).toBeGreaterThan(50);

  for (const path of paths) {
    const text = await (await visitor.get(path)).text();
    expect(
      privateNames.filter((name) => shows(text, name)),
      path,
    ).toEqual([]);
    expect(
      closedWords.filter((words) => text.includes(words)),
      path,
    ).toEqual([]);
    expect(text, path).not.toContain('_csrf');
    expect(text, path).not.toContain('@people.example.org');
  }
  await member.dispose();
  await visitor.dispose();
});

/** Whether a name stands in a page as somebody's name: in an element or a value of its own. */
const shows = (page: string, name: string): boolean =>
  page.includes(`>${name}<`) || page.includes(`"${name}"`) || page.includes(`door ${name}.`);
