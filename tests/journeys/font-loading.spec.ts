import { fileURLToPath } from 'node:url';
import type { Page, Route } from '@playwright/test';
import { expect, test } from './support/test.ts';

const FONT_FILES = '**/assets/*.woff*';

/** The position of each field and button of a page. */
const positions = (page: Page) =>
  page.getByRole('main').evaluate((main) =>
    [...main.querySelectorAll('input:not([type=hidden]), select, button, h1')].map((element) => {
      const { top, left } = element.getBoundingClientRect();
      return { top, left };
    }),
  );

/**
 * Gives the fallback font its letters from Arimo, which has the metrics of Arial: not every machine that runs the tests has
 * one of the fonts that the style sheet names.
 */
async function provideArial(page: Page): Promise<void> {
  await page.route('**/assets/*.css', async (route) => {
    const response = await route.fetch();
    const css = (await response.text()).replaceAll(
      /font-weight:(\d00);src:local\([^;]*;/g,
      'font-weight:$1;src:url(/arimo-$1.woff2);',
    );
    await route.fulfill({ response, body: css });
  });
  await page.route('**/arimo-*.woff2', (route: Route) => {
    const name = new URL(route.request().url()).pathname.replace(/^\/arimo-(\d+)/, 'arimo-latin-$1-normal');
    return route.fulfill({ path: fileURLToPath(import.meta.resolve(`@fontsource/arimo/files/${name}`)) });
  });
}

test.use({ javaScriptEnabled: false }); // so that nothing else moves

for (const width of [320, 1280]) {
  test(`no control moves when the fonts arrive, at ${width} px`, { tag: width > 320 ? '@thorough' : [] }, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 900 });
    await provideArial(page);
    await page.route(FONT_FILES, (route) => route.fulfill({ status: 404 }));
    await page.goto('/registreren');
    expect(await page.evaluate(() => [...document.fonts].filter(({ status }) => status === 'loaded').length)).toBe(2);
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
