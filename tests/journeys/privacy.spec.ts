import { type APIRequestContext, expect, type Page, request as requests, test } from '@playwright/test';
import { readDemo } from '#database/seed/read-demo.ts';
import { someOf } from '../support/thorough.ts';
import { logInByCall, startConversation } from './support/api-calls.ts';
import { newMember } from './support/new-member.ts';
import { PASSWORD } from './support/test.ts';

/** Addresses of conversations and groups of the demo, both the page and the data that the router fetches. */
async function addresses(): Promise<string[]> {
  const { groups } = await readDemo();
  const asMember = await logInAsMember();
  const paths = ['/', '/groepen', ...groups.map(({ slug }) => `/groepen/${slug}`)];
  for (const { slug } of groups) {
    const list = await (await asMember.get(`/api/v1/groups/slug/${slug}`)).json();
    const { Items } = await (await asMember.get(`/api/v1/groups/${list.Id}/conversations`)).json();
    paths.push(
      ...Items.map((item: { Conversation: { Slug: string } }) => `/groepen/${slug}/${item.Conversation.Slug}`),
    );
  }
  await asMember.dispose();
  return someOf(20, paths).flatMap((path) => [path, path === '/' ? '/_.data' : `${path}.data`]);
}

const visitorContext = () => requests.newContext({ baseURL: test.info().project.use.baseURL ?? '' });

async function logInAsMember(email = 'deelnemer@example.org'): Promise<APIRequestContext> {
  const context = await visitorContext();
  const response = await context.post('/api/v1/login/login', {
    headers: { 'sec-fetch-site': 'same-origin' },
    data: { Email: email, Password: PASSWORD },
  });
  expect(response.status()).toBe(200);
  return context;
}

test('R30 what a member may see never reaches a visitor through the page cache', async () => {
  const { people, groups } = await readDemo();
  const paths = await addresses();
  const member = await logInAsMember();
  const visitor = await visitorContext();

  for (const path of paths) expect((await member.get(path)).status(), path).toBe(200);

  const privateNames = people.filter((person) => !person.public).map(({ username }) => username);
  const closedTexts = groups
    .flatMap(({ conversations }) => conversations.filter((conversation) => !conversation.public))
    .flatMap(({ body, reactions }) => [body, ...reactions.map(({ text }) => text)])
    .map((text) => text.trim().split('\n')[0]?.slice(0, 40) ?? '');
  expect(privateNames.length).toBeGreaterThan(50);
  expect(closedTexts.length).toBeGreaterThan(50);

  for (const path of paths) {
    const text = await (await visitor.get(path)).text();
    expect(
      privateNames.filter((name) => showsName(text, name)),
      path,
    ).toEqual([]);
    expect(
      closedTexts.filter((closed) => text.includes(closed)),
      path,
    ).toEqual([]);
    expect(text, path).not.toContain('_csrf');
    expect(text, path).not.toContain('@people.example.org');
  }
  await member.dispose();
  await visitor.dispose();
});

test('R30 a profile made private is gone from every page at once, also from pages being rendered', async ({ page }) => {
  const visitor = await visitorContext();
  const { name, email, paths } = await makeMemberOnManyPages(page);
  const member = await logInAsMember(email);
  const { Token } = await (await member.get('/api/v1/antiforgery')).json();
  const changeVisibility = (data: boolean) =>
    member.put('/api/v1/CustomUser/ChangeProfileVisibility', {
      headers: { 'sec-fetch-site': 'same-origin', 'x-xsrf-token': Token, 'content-type': 'application/json' },
      data: String(data),
    });

  let reading = true;
  let shown = new Map<string, boolean[]>(); // by page, whether the name was shown to each request since the change
  const readers = paths.map(async (path) => {
    while (reading) {
      const sinceThisChange = shown;
      const isShown = showsName(await (await visitor.get(path)).text(), name);
      sinceThisChange.set(path, [...(sinceThisChange.get(path) ?? []), isShown]);
    }
  });
  const settledOn = (open: boolean) =>
    paths.filter(
      (path) =>
        shown
          .get(path)
          ?.slice(-5)
          .filter((isShown) => isShown === open).length === 5,
    );
  try {
    for (const open of [false, true, false]) {
      expect((await changeVisibility(open)).status()).toBe(200);
      shown = new Map();
      await expect.poll(() => settledOn(open)).toEqual(paths);
      // Once a page has changed it stays so: what was being rendered before the change is not kept after it.
      for (const path of paths) {
        const all = shown.get(path) ?? [];
        expect(
          all.slice(all.indexOf(open)).every((isShown) => isShown === open),
          path,
        ).toBe(true);
      }
    }
  } finally {
    reading = false;
    await Promise.all(readers);
  }
  await member.dispose();
  await visitor.dispose();
});

/** Makes a member with a public profile, and four addresses where a visitor reads their name. */
async function makeMemberOnManyPages(page: Page) {
  const email = await newMember();
  await logInByCall(page, email);
  const { Id } = await (await page.request.get('/api/v1/CustomUser')).json();
  const { path } = await startConversation(page);
  return {
    name: email.replace(/@.*/, ''),
    email,
    paths: [path, `${path}.data`, `/personen/${Id}`, `/personen/${Id}.data`],
  };
}

/** Whether a page shows a name as the whole text of an element or value. */
const showsName = (page: string, name: string): boolean =>
  page.includes(`>${name}<`) ||
  page.includes(`"${name}"`) ||
  page.includes(`door ${name}.`) ||
  page.includes(` van ${name}<`);
