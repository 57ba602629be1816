import { randomUUID } from 'node:crypto';
import type { Page, Route } from '@playwright/test';
import { CMS } from '../support/addresses.ts';
import { logInToCms, test } from '../support/cms.ts';
import { unpublish } from '../support/editor.ts';
import { expect } from '../support/test.ts';

test('what is typed just before a queued automatic save ends is saved as well', async ({ apiAs, editors, page }) => {
  const mark = randomUUID().slice(0, 8);
  const editor = await apiAs('redacteur');
  const made = await editor.post(`${CMS}/api/content-pages?draft=true`, { data: { title: `Bewaard ${mark}` } });
  const { id } = (await made.json()).doc;
  const stored = async () => {
    const { title, subtitle } = await (await editor.get(`${CMS}/api/content-pages/${id}?draft=true`)).json();
    return { title, subtitle };
  };
  await logInToCms(page, editors.redacteur);
  await page.clock.install();
  await page.goto(`${CMS}/admin/collections/content-pages/${id}`);
  const nextSave = await holdAutosaves(page);

  await page.getByLabel('Titel').first().fill(`Eerst ${mark}`);
  const first = await nextSave();
  await page.getByLabel('Titel').first().fill(`Daarna ${mark}`);
  await page.clock.runFor(QUEUED);
  await first.continue();
  const second = await nextSave();
  await page.getByLabel('Ondertitel').fill('Net op tijd');
  await second.continue();
  const third = await nextSave();
  await third.continue();
  await expect.poll(stored).toEqual({ title: `Daarna ${mark}`, subtitle: 'Net op tijd' });
  await expect(page.getByTitle('Status: Concept')).toBeVisible();
});

test('an editor alone is never told that the document changed, also when the answer to a save was lost', async ({
  apiAs,
  editors,
  openPage,
}) => {
  const page = await openPage({ mayFail: true });
  const editor = await apiAs('eindredacteur');
  const data = { title: `Alleen ${randomUUID().slice(0, 8)}`, _status: 'published' };
  const { id } = (await (await editor.post(`${CMS}/api/content-pages`, { data })).json()).doc;
  const subtitle = async () =>
    (await (await editor.get(`${CMS}/api/content-pages/${id}?draft=true`)).json()).subtitle ?? null;
  const refused: number[] = [];
  page.on('response', (answer) => void (answer.status() === 409 && refused.push(answer.status())));
  await logInToCms(page, editors.eindredacteur);
  await page.goto(`${CMS}/admin/collections/content-pages/${id}`);
  await page.route(
    /autosave=true/,
    async (route) => {
      await route.fetch();
      await route.abort();
    },
    { times: 1 },
  );
  await page.getByLabel('Ondertitel').fill('Een');
  await expect(page.getByText('Er is geen verbinding.')).toBeVisible();
  await expect.poll(subtitle).toBe('Een');
  await page.getByLabel('Ondertitel').fill('Twee');
  const save = page.getByRole('button', { name: 'Bewaar', exact: true });
  for (const press of [1, 2]) {
    await save.click();
    await expect(page.getByText('Alles is bewaard.')).toHaveCount(press);
  }
  await expect.poll(subtitle).toBe('Twee');
  await unpublish(page);
  await page.getByLabel('Ondertitel').fill('Drie');
  await expect.poll(subtitle).toBe('Drie');
  expect(refused).toEqual([]);
});

/** Longer than the CMS waits after a change before it saves, in milliseconds. */
const QUEUED = 2500;

/** Holds each automatic save of the page; the function it gives waits for the next. */
async function holdAutosaves(page: Page): Promise<() => Promise<Route>> {
  const held: Route[] = [];
  await page.route(/autosave=true/, (route) => void held.push(route));
  return async () => {
    await expect.poll(() => held.length).toBeGreaterThan(0);
    return held.shift() as Route;
  };
}
