import type { Page } from '@playwright/test';
import { waitForHydration } from './wait-for-hydration.ts';

/**
 * Opens a page and holds its scripts back, or those with these names, as a slow connection does; gives the function that
 * lets them come and run.
 */
export async function openBeforeScripts(page: Page, address: string, names = '*'): Promise<() => Promise<void>> {
  const scripts = Promise.withResolvers<void>();
  await page.route(`**/assets/${names}.js`, async (route) => {
    await scripts.promise;
    await route.continue();
  });
  await page.goto(address, { waitUntil: 'commit' });
  return async () => {
    scripts.resolve();
    await waitForHydration(page);
  };
}
