import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

/** Nothing that axe finds fault with, and nothing that has to be scrolled sideways (rules.md R36). */
export async function expectAccessible(page: Page): Promise<void> {
  await settled(page);
  const { violations } = await new AxeBuilder({ page }).analyze();
  const found = violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`);
  expect(found).toEqual([]);
  const { scrolled, width } = await page.evaluate(() => ({
    scrolled: document.documentElement.scrollWidth,
    width: window.innerWidth,
  }));
  expect(scrolled, 'sideways scrolling').toBeLessThanOrEqual(width);
}

/** Waits until what appears has appeared: half of the way its colours are others. What moves without an end is left to. */
const settled = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    const ending = document
      .getAnimations()
      .filter(({ effect }) => Number(effect?.getComputedTiming().endTime) < Infinity);
    await Promise.allSettled(ending.map(({ finished }) => finished));
  });
