import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

/**
 * Nothing that axe finds fault with, in the light and in the dark, and nothing that has to be scrolled sideways (rules.md
 * R36). Between the two only colours differ, so that in the dark only they are looked at again.
 */
export async function expectAccessible(page: Page): Promise<void> {
  await page.emulateMedia({ colorScheme: 'light' });
  await settle(page);
  expect(await faults(new AxeBuilder({ page }))).toEqual([]);
  const { scrolled, width } = await page.evaluate(() => ({
    scrolled: document.documentElement.scrollWidth,
    width: window.innerWidth,
  }));
  expect(scrolled, 'sideways scrolling').toBeLessThanOrEqual(width);
  await page.emulateMedia({ colorScheme: 'dark' });
  await settle(page);
  expect(await faults(new AxeBuilder({ page }).withTags('cat.color')), 'in the dark').toEqual([]);
  await page.emulateMedia({ colorScheme: null });
}

async function faults(axe: AxeBuilder): Promise<string[]> {
  // In the page itself: none of ours has frames of another origin, for which axe would open a page more each time.
  const { violations } = await axe.setLegacyMode().analyze();
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`);
}

/**
 * Ends what appears or fades, once the page has taken its new colours: half of the way its colours are others. What moves
 * without an end is left to.
 */
const settle = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    await new Promise(requestAnimationFrame);
    for (const animation of document.getAnimations()) {
      if (Number(animation.effect?.getComputedTiming().endTime) < Infinity) animation.finish();
    }
  });
