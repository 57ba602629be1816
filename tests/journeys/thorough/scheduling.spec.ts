import { randomUUID } from 'node:crypto';
import type { Locator, Page } from '@playwright/test';
import { sql } from 'kysely';
import { MINUTE } from '#app/platform/clock.ts';
import { CMS } from '../support/addresses.ts';
import { logInToCms, test } from '../support/cms.ts';
import { withSiteDatabase } from '../support/site-database.ts';
import { expect } from '../support/test.ts';

/** The CMS checks every ten seconds whether something is due; readers see it within five more, later on a busy machine. */
const AFTER_ITS_TIME = 45_000;

/** Half an hour from now, in whole minutes. */
const soon = () => new Date(Math.ceil(Date.now() / MINUTE) * MINUTE + 30 * MINUTE);

/** Makes what is scheduled for a moment due now; `schedule.test.ts` shows that nothing happens before its time. */
const makeDue = (moment: Date) =>
  withSiteDatabase(async (db) => {
    const { numAffectedRows } = await sql`
      update cms.payload_jobs set wait_until = now() where wait_until = ${moment}
    `.execute(db);
    expect(numAffectedRows).toBe(1n);
  });

/** The day and the time of a moment on Dutch clocks, as the fields of the form have them. */
const dutchClock = (moment: Date) => moment.toLocaleString('sv-SE', { timeZone: 'Europe/Amsterdam' }).slice(0, 16);

/** A moment as the drawer says it: 'zondag 22 november 2026 om 16:30'. */
const inWords = (moment: Date) =>
  moment.toLocaleString('nl-NL', { dateStyle: 'full', timeStyle: 'short', timeZone: 'Europe/Amsterdam' });

async function openDrawer(page: Page): Promise<Locator> {
  await page.getByRole('button', { name: /^(Plannen|Gepland)/ }).click();
  return page.getByRole('dialog');
}

/** Schedules in the open drawer: what it proposes, a publication, or else a withdrawal. */
async function schedule(drawer: Locator, what: 'Publiceren' | 'Van de site halen', moment: Date): Promise<void> {
  const choice = drawer.getByRole('radio', { name: what });
  if (what === 'Publiceren') await expect(choice).toBeChecked();
  else await choice.check();
  const [day = '', time = ''] = dutchClock(moment).split(' ');
  await drawer.getByLabel('Dag').fill(day);
  await drawer.getByLabel('Tijd in Nederland').fill(time);
  await drawer.getByRole('button', { name: 'Plan', exact: true }).click();
  const verb = what === 'Publiceren' ? 'Gaat online op' : 'Gaat van de site op';
  await expect(drawer.getByRole('listitem').filter({ hasText: `${verb} ${inWords(moment)}` })).toBeVisible();
}

/** The editor is abroad: what they schedule is in Dutch time nevertheless. */
test.use({ timezoneId: 'America/New_York' });

test('a scheduled publication and withdrawal happen by themselves', async ({ apiAs, editors, page }) => {
  test.slow();
  const mark = randomUUID().slice(0, 8);
  const path = `/gepland-${mark}`;
  const data = { title: `Gepland ${mark}`, path };
  const made = await (await apiAs('redacteur')).post(`${CMS}/api/content-pages?draft=true`, { data });
  const { id } = (await made.json()).doc;
  const status = async () => (await page.request.get(path)).status();

  await logInToCms(page, editors.eindredacteur);
  await page.goto(`${CMS}/admin/collections/content-pages/${id}`);
  const drawer = await openDrawer(page);
  const someday = new Date('2099-07-01T10:00:00Z');
  await schedule(drawer, 'Publiceren', someday);
  const item = drawer.getByRole('listitem').filter({ hasText: 'woensdag 1 juli 2099 om 12:00' });
  await item.getByRole('button', { name: 'Annuleer' }).click();
  await expect(item).toHaveCount(0);
  const appears = soon();
  await schedule(drawer, 'Publiceren', appears);
  expect(await status()).toBe(404);
  await makeDue(appears);
  await expect.poll(status, { timeout: AFTER_ITS_TIME }).toBe(200);

  await page.reload();
  const goes = soon();
  await schedule(await openDrawer(page), 'Van de site halen', goes);
  expect(await status()).toBe(200);
  await makeDue(goes);
  await expect.poll(status, { timeout: AFTER_ITS_TIME }).toBe(404);
});
