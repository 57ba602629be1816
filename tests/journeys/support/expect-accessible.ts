import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

/**
 * Checks that axe finds no violation, in light and in dark colours, and that the page needs no sideways scrolling (rules.md
 * R36). Only colours differ between the two, so that the dark check is limited to colours.
 */
export async function expectAccessible(page: Page): Promise<void> {
  await page.emulateMedia({ colorScheme: 'light' });
  await finishAnimations(page);
  expect(await violationsOf(new AxeBuilder({ page }))).toEqual([]);
  const { scrolled, width } = await page.evaluate(() => ({
    scrolled: document.documentElement.scrollWidth,
    width: window.innerWidth,
  }));
  expect(scrolled, 'sideways scrolling').toBeLessThanOrEqual(width);
  await page.emulateMedia({ colorScheme: 'dark' });
  await finishAnimations(page);
  expect(await violationsOf(new AxeBuilder({ page }).withTags('cat.color')), 'in the dark').toEqual([]);
  await page.emulateMedia({ colorScheme: null });
}

async function violationsOf(axe: AxeBuilder): Promise<string[]> {
  // Legacy mode opens no extra page: that is needed only for frames of another origin, and our pages have none.
  const { violations } = await axe.setLegacyMode().analyze();
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`);
}

/**
 * Finishes all animations once the page has its new colours, because axe would measure the colours in between. Endless
 * animations go on.
 */
const finishAnimations = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    await new Promise(requestAnimationFrame);
    for (const animation of document.getAnimations()) {
      if (Number(animation.effect?.getComputedTiming().endTime) < Infinity) animation.finish();
    }
  });
