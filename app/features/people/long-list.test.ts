import { expect, it } from 'vitest';
import { allPages } from '#tests/support/all-pages.ts';
import { makeMember, makeMembers, makeSession } from '#tests/support/factory/members.ts';
import { parseHtml } from '#tests/support/parse-html.ts';
import { request } from '#tests/support/request.ts';
import { setUpTestSite } from '#tests/support/test-site.ts';
import { NUMBERED_PAGES, PEOPLE_PAGE_SIZE } from './rules.ts';

const site = setUpTestSite({}, { pages: allPages() });

/** More than the pages with a number have, by two pages and one. */
const PEOPLE = (NUMBERED_PAGES + 2) * PEOPLE_PAGE_SIZE + 1;

it('a list goes as far as there are people: each once, the last pages without a number, and back', async () => {
  const { platform } = site;
  const made = await makeMembers(
    platform,
    Array.from({ length: PEOPLE }, () => ({ public: true })),
  );
  const as = await makeSession(platform, (await makeMember(platform)).id);
  const read = async (path: string) => (await request(site, 'GET', path)).json();
  await site.scheduledJobs(); // which counts everybody
  const { TotalCount, NumPages } = await read('/api/v1/profiles/all');
  expect([TotalCount, NumPages]).toEqual([PEOPLE, NUMBERED_PAGES + 3]);
  const last = await read(`/api/v1/profiles/all?page_index=${NUMBERED_PAGES + 2}`);
  expect(last.Items.length).toBe(1);
  for (const viewer of [null, as]) {
    const open = async (path: string) => {
      const { body, statusCode } = await request(site, 'GET', path, { as: viewer });
      expect(statusCode, path).toBe(200);
      return readPage(body);
    };
    const pages: string[][] = [];
    let path: string | undefined = `/personen?page=${NUMBERED_PAGES}`;
    while (path) {
      const page = await open(path);
      expect(page.previous && (await open(page.previous)).ids).toEqual(pages.at(-1));
      pages.push(page.ids);
      path = page.next;
    }
    const [all, seen] = [made.map(({ id }) => String(id)), pages.flat()];
    expect(seen.filter((id) => all.includes(id)).length, String(seen.length)).toBeGreaterThan(2 * PEOPLE_PAGE_SIZE);
    expect(new Set(seen).size).toBe(seen.length);
    expect(seen.at(-1)).toBe(all.toSorted((one, other) => Number(one) - Number(other))[0]);
  }
});

/** Who is on a page of the list, and where its buttons lead. */
function readPage(body: string) {
  const document = parseHtml(body);
  const links = [...document.querySelectorAll('a')];
  const pathOf = (text: string) => links.find((link) => link.textContent.trim() === text)?.getAttribute('href');
  const people = [...document.querySelectorAll('h3 a[href^="/personen/"]')];
  return {
    ids: people.map((link) => link.getAttribute('href')?.split('/').at(-1) ?? ''),
    previous: pathOf('Vorige personen') ?? undefined,
    next: pathOf('Volgende personen') ?? undefined,
  };
}
