import type { PayloadRequest } from 'payload';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { after, DAY, systemClock } from '../../../app/platform/clock.ts';
import { parseHtml } from '../../../tests/support/parse-html.ts';
import { draft, publish } from '../../testing/make.ts';
import { openTestCms, type TestCms } from '../../testing/open-test-cms.ts';

let cms: TestCms;
let kim: NonNullable<PayloadRequest['user']>;
beforeAll(async () => {
  cms = await openTestCms();
  const data = { email: 'kim@example.org', name: 'Kim', role: 'eindredacteur', password: 'lang-genoeg-toch' } as const;
  kim = { ...(await cms.payload.create({ collection: 'users', data })), collection: 'users' };
});
afterAll(() => cms.close());

/** The dashboard as Kim sees it. */
async function render(): Promise<Document> {
  const { Dashboard } = await import('./dashboard.tsx'); // reads the settings of the test
  const html = renderToStaticMarkup(await Dashboard({ payload: cms.payload, user: kim } as never));
  return parseHtml(html);
}

const sectionOf = (page: Document, title: string) =>
  [...page.querySelectorAll('section')].find((section) => section.querySelector('h2')?.textContent === title);
/** The rows of one of its lists: what each links to, and what it says. */
const rowsOf = (page: Document, title: string) =>
  [...(sectionOf(page, title)?.querySelectorAll('li') ?? [])].map((row) => [
    row.querySelector('a')?.getAttribute('href'),
    row.textContent,
  ]);
const form = (collection: string, id: number) => `/admin/collections/${collection}/${id}`;

test('lists what waits for an editor, each row with a link to the form', async () => {
  const { payload } = cms;
  const pages = 'content-pages';
  const save = async (data: object) =>
    (await payload.create({ collection: pages, draft: true, data: data as never, user: kim })).id;
  const own = await save({ title: 'Van Kim' });
  const review = await save({ title: 'Kijk na', review: { state: 'to-review', reviewer: kim.id, note: 'Klopt dit?' } });
  const parent = { relationTo: 'topics', value: await publish(payload, 'topics', { title: 'Dossier' }) };
  const article = { title: 'Te laat', parent, reviewOn: '2025-01-31T12:00:00.000Z' };
  const late = await publish(payload, 'medical-articles', article);
  const scheduled = await draft(payload, pages, { title: 'Straks' });
  const input = { type: 'publish', doc: { relationTo: pages, value: String(scheduled) } };
  const waitUntil = after(systemClock.now(), DAY);
  await payload.jobs.queue({ task: 'schedulePublish', input, waitUntil } as never);
  const redirect = await publish(payload, 'redirects', { from: '/oud', to: '/nergens' });
  const blocks = ['/weg', '/kwijt'].map((url) => ({ blockType: 'external-link', id: url, title: 'Link', url }));
  const broken = await publish(payload, pages, { title: 'Met fouten', blocks });

  const page = await render();
  expect(rowsOf(page, 'Waar jij aan werkt')).toEqual([
    [form(pages, own), expect.stringMatching(/^Van Kimbewaard op /)],
  ]);
  expect(rowsOf(page, 'Ter beoordeling')).toEqual([
    [form(pages, review), expect.stringMatching(/^Kijk navan Kim, voor Kim, bewaard op .*Klopt dit\?$/)],
  ]);
  expect(rowsOf(page, 'Gepland')).toEqual([[form(pages, scheduled), expect.stringMatching(/^StraksGaat online op /)]]);
  expect(rowsOf(page, 'Na te kijken')).toEqual([
    [form('medical-articles', late), 'Te laatHad gemoeten op 31 januari 2025'],
  ]);
  expect(rowsOf(page, 'Kapotte links')).toEqual([
    [form('redirects', redirect), '/oud1 link'],
    [form(pages, broken), 'Met fouten2 links'],
  ]);
  expect(page.querySelector('a[href="/admin/kapotte-links"]')).toBeNull();
});

test('shows five pages with broken links, and leads to the others', async () => {
  const blocks = [{ blockType: 'external-link', id: 'a', title: 'Link', url: '/weg' }];
  for (const title of ['A', 'B', 'C', 'D', 'E', 'F']) await publish(cms.payload, 'content-pages', { title, blocks });
  const page = await render();
  expect(rowsOf(page, 'Kapotte links')).toHaveLength(5);
  expect(page.querySelector('a[href="/admin/kapotte-links"]')?.textContent).toMatch(/^Alle \d+ bekijken$/);
});
