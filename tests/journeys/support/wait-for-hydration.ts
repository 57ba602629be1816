import { expect, type Locator, type Page } from '@playwright/test';

/** Waits until React owns the whole page: it marks an element when it has hydrated all that is in it. */
export async function waitForHydration(page: Page): Promise<void> {
  await page.waitForFunction(() => Object.keys(document.documentElement).some((key) => key.startsWith('__reactFiber')));
}

/** Waits until React owns a field, of which the page may be hydrated in parts. */
export async function waitForHydrationOf(field: Locator): Promise<void> {
  const isHydrated = (element: Element) => Object.keys(element).some((key) => key.startsWith('__reactFiber'));
  await expect.poll(() => field.evaluate(isHydrated)).toBe(true);
}
