import type { Page } from '@playwright/test';
import { expect, test } from './support/test.ts';

const FONT_FILES = '**/*.woff*';

/** The position of each field and button of a page. */
const positions = (page: Page) =>
  page.getByRole('main').evaluate((main) =>
    [...main.querySelectorAll('input:not([type=hidden]), select, button, h1')].map((element) => {
      const { top, left } = element.getBoundingClientRect();
      return { top, left };
    }),
  );

test.use({ javaScriptEnabled: false }); // so that nothing else moves

for (const width of [320, 1280]) {
  test(`no control moves when the fonts arrive, at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    await page.route(FONT_FILES, (route) => route.fulfill({ status: 404 }));
    await page.goto('/registreren');
    const before = await positions(page);
    await page.unroute(FONT_FILES);
    await page.goto('/registreren');
    const after = await positions(page);
    expect(before.length).toBeGreaterThan(3);
    expect(after).toHaveLength(before.length);
    for (const [index, { top, left }] of after.entries()) {
      expect(Math.abs(top - (before[index]?.top ?? 0))).toBeLessThan(3);
      expect(Math.abs(left - (before[index]?.left ?? 0))).toBeLessThan(3);
    }
  });
}
