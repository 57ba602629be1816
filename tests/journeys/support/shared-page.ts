import type { Page } from '@playwright/test';
import { test as base, collectErrors, expect } from './test.ts';

interface SharedPage {
  page: Page;
  errors: string[];
}

/**
 * `page`: one page for all tests of a worker, for the many short ones that only look at a page: half of their time would go
 * into opening a browser that has to read every script anew. Each test begins without cookies and stored data, and an error
 * on the page fails it. What else it changes, such as routes or the clock, would stay: such a test has a page of its own.
 */
export const test = base.extend<{ page: Page }, { sharedPage: SharedPage }>({
  sharedPage: [
    async ({ browser }, use, { project }) => {
      const { baseURL, locale, timezoneId } = project.use;
      const context = await browser.newContext({
        ...(baseURL && { baseURL }),
        ...(locale && { locale }),
        ...(timezoneId && { timezoneId }),
      });
      const page = await context.newPage();
      await use({ page, errors: collectErrors(page) });
      await context.close();
    },
    { scope: 'worker' },
  ],
  page: async ({ sharedPage: { page, errors }, viewport, reducedMotion }, use) => {
    if (viewport) await page.setViewportSize(viewport);
    await page.emulateMedia({ reducedMotion: reducedMotion ?? null });
    await use(page);
    await page.evaluate(() => {
      localStorage.clear();
      sessionStorage.clear();
    });
    await page.goto('about:blank');
    await page.context().clearCookies();
    expect(errors.splice(0)).toEqual([]);
  },
});
