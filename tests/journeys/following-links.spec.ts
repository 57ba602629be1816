import type { Locator, Page } from '@playwright/test';
import { openBeforeScripts } from './support/open-before-scripts.ts';
import { expect, test } from './support/test.ts';

test('of two links the last one counts, also when the first was followed before our scripts ran', async ({ page }) => {
  const answer = Promise.withResolvers<void>();
  await page.route('**/groepen/thuisdialyse', async (route) => {
    await answer.promise;
    await route.continue();
  });
  const hydrated = reportHydration(page);
  await page.setViewportSize({ width: 1280, height: 2000 }); // both links are in view
  const runScripts = await openBeforeScripts(page, '/groepen');
  const group = (name: RegExp) => page.getByRole('main').getByRole('link', { name }).first();
  const [first, last] = [await middleOf(group(/^Thuisdialyse/)), await middleOf(group(/^Transplantatie/))];
  await page.mouse.click(...first);
  const scriptsRan = runScripts();
  await hydrated;
  const givenUp = page.waitForEvent('requestfailed', (request) => request.url().endsWith('/groepen/thuisdialyse'));
  await page.mouse.click(...last);
  await givenUp;
  answer.resolve();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Transplantatie');
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

async function middleOf(link: Locator): Promise<[number, number]> {
  const { x, y, width, height } = (await link.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
  return [x + width / 2, y + height / 2];
}
