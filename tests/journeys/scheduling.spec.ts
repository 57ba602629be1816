import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { CMS } from './support/addresses.ts';
import { logInToCms, test } from './support/cms.ts';
import { expect } from './support/test.ts';

/** The CMS checks every ten seconds whether something is due; readers see it within five more. */
const AFTER_ITS_TIME = 15_000;

/** The first whole minute at least 15 seconds ahead, which leaves time to fill in the form. */
const nextMinute = () => new Date(Math.ceil((Date.now() + 15_000) / 60_000) * 60_000);

/** A moment in Dutch local time, as the form expects it. */
const written = (moment: Date) => moment.toLocaleString('sv-SE', { timeZone: 'Europe/Amsterdam' }).slice(0, 16);

async function schedule(page: Page, what: 'Publiceren' | 'Publicatie ongedaan maken', moment: Date): Promise<void> {
  await page.locator('.form-submit').getByRole('button').last().click();
  await page.getByRole('button', { name: 'Publicatie plannen' }).click();
  const drawer = page.getByRole('dialog');
  await drawer.getByText(what, { exact: true }).click();
  await drawer.locator('#time input').fill(written(moment));
  await page.keyboard.press('Enter');
  await drawer.getByRole('button', { name: 'Bewaar' }).click();
  await expect(drawer.getByRole('row').filter({ hasText: what })).toBeVisible();
}

test('a scheduled publication and withdrawal happen by themselves', async ({ apiAs, editors, page }) => {
  test.setTimeout(300_000);
  const mark = randomUUID().slice(0, 8);
  const path = `/gepland-${mark}`;
  const data = { title: `Gepland ${mark}`, path };
  const made = await (await apiAs('redacteur')).post(`${CMS}/api/content-pages?draft=true`, { data });
  const { id } = (await made.json()).doc;
  const status = async () => (await page.request.get(path)).status();

  await logInToCms(page, editors.eindredacteur);
  await page.goto(`${CMS}/admin/collections/content-pages/${id}`);
  const appears = nextMinute();
  await schedule(page, 'Publiceren', appears);
  expect(await status()).toBe(404);
  await expect.poll(status, { timeout: appears.getTime() - Date.now() + AFTER_ITS_TIME }).toBe(200);
  expect(Date.now()).toBeGreaterThanOrEqual(appears.getTime());

  await page.reload();
  const goes = nextMinute();
  await schedule(page, 'Publicatie ongedaan maken', goes);
  expect(await status()).toBe(200);
  await expect.poll(status, { timeout: goes.getTime() - Date.now() + AFTER_ITS_TIME }).toBe(404);
  expect(Date.now()).toBeGreaterThanOrEqual(goes.getTime());
});
