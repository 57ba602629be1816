import type { Locator, Page } from '@playwright/test';
import { openBeforeScripts } from './support/open-before-scripts.ts';
import { expect, test } from './support/test.ts';

test('of two links the last one counts, also when the first was followed before our scripts ran', async ({ page }) => {
  const answer = Promise.withResolvers<void>();
  await page.route('**/nierziekten', async (route) => {
    await answer.promise;
    await route.continue();
  });
  const hydrated = reportHydration(page);
  const runScripts = await openBeforeScripts(page, '/groepen');
  const menu = page.getByRole('navigation', { name: 'Hoofdmenu' });
  const link = (name: string) => middleOf(menu.getByRole('link', { name, exact: true }));
  const [first, last] = [await link('Nierziekten A-Z'), await link('Nieuws')];
  const asked = page.waitForRequest('**/nierziekten');
  await page.mouse.click(...first);
  const request = await asked;
  const scriptsRan = runScripts();
  await hydrated;
  const givenUp = page.waitForEvent('requestfailed', (failed) => failed === request);
  await page.mouse.click(...last);
  await givenUp;
  answer.resolve();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Nieuws');
  await scriptsRan;
});

/** Waits until a page that is to be opened is hydrated. Playwright asks nothing of a page that is loading another one. */
async function reportHydration(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const timer = setInterval(() => {
      if (!Object.keys(document.documentElement).some((key) => key.startsWith('__reactFiber'))) return;
      clearInterval(timer);
      requestIdleCallback(() => console.info('hydrated'));
    }, 20);
  });
  await page.waitForEvent('console', (message) => message.text() === 'hydrated');
}

/** The middle of a link, once it stands still in view. */
async function middleOf(link: Locator): Promise<[number, number]> {
  await link.click({ trial: true });
  const { x, y, width, height } = (await link.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
  return [x + width / 2, y + height / 2];
}
