import type { Page } from '@playwright/test';

/** Waits until React owns the whole page: it marks an element when it has hydrated all that is in it. */
export async function waitForHydration(page: Page): Promise<void> {
  await page.waitForFunction(() => Object.keys(document.documentElement).some((key) => key.startsWith('__reactFiber')));
}
