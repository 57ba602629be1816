import { readFileSync } from 'node:fs';
import { expect, type Locator, type Page } from '@playwright/test';
import type axe from 'axe-core';

/** The script of axe, minified: less than half of what every page would load otherwise. */
const AXE = readFileSync(new URL(import.meta.resolve('axe-core/axe.min.js')), 'utf8');

/** A narrow phone, and a desktop. */
const WIDTHS = [320, 1280];

/**
 * Checks the page as expectAccessible() does, on a phone and on a desktop, where it stays. `shown` is what must be visible at
 * both. Colours are the same at every width, so that the dark ones are checked once.
 */
export async function expectAccessibleAtBothWidths(page: Page, shown?: Locator | undefined): Promise<void> {
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 900 });
    if (shown) await expect(shown).toBeVisible();
    await expectAccessible(page, { dark: width === WIDTHS.at(-1) });
  }
}

/**
 * Checks that axe finds no violation, in light and in dark colours, that all ids and labels are right, and that the page
 * needs no sideways scrolling (rules.md R36, R55). Only colours differ between light and dark, so that the dark check is
 * limited to colours.
 */
export async function expectAccessible(page: Page, { dark = true } = {}): Promise<void> {
  await page.emulateMedia({ colorScheme: 'light' });
  await finishAnimations(page);
  expect(await listViolations(page)).toEqual([]);
  expect(await page.evaluate(listWrongNames)).toEqual([]);
  const { scrolled, width } = await page.evaluate(() => ({
    scrolled: document.documentElement.scrollWidth,
    width: window.innerWidth,
  }));
  expect(scrolled, 'sideways scrolling').toBeLessThanOrEqual(width);
  if (!dark) return;
  await page.emulateMedia({ colorScheme: 'dark' });
  await finishAnimations(page);
  expect(await listViolations(page, ['cat.color']), 'in the dark').toEqual([]);
  await page.emulateMedia({ colorScheme: null });
}

/**
 * Runs in the page: ids that stand twice, labels that name no control or another one than theirs, and controls without a
 * name (rules.md R55). Axe reports none of these when an id stands twice.
 */
function listWrongNames(): string[] {
  const ids = [...document.querySelectorAll('[id]')].map(({ id }) => id);
  const twice = ids.filter((id, index) => ids.indexOf(id) !== index).map((id) => `id ${id} stands twice`);
  const astray = [...document.querySelectorAll<HTMLLabelElement>('label[for]')]
    .filter(({ control, parentElement }) => !control || !parentElement?.parentElement?.contains(control))
    .map(({ htmlFor, textContent }) => `label ‘${textContent}’ of ${htmlFor} is of no control beside it`);
  const controls = [
    ...document.querySelectorAll<HTMLInputElement>(':is(input:not([type=hidden]), select, textarea):not([hidden])'),
  ];
  const nameless = controls
    .filter(({ labels }) => (labels?.length ?? 0) === 0)
    .filter((control) => !['aria-label', 'aria-labelledby', 'title'].some((name) => control.getAttribute(name)))
    .map(({ outerHTML }) => `no name: ${outerHTML.slice(0, 120)}`);
  return [...twice, ...astray, ...nameless];
}

/** What axe finds, by rules with one of these tags, or by all: each rule with the places where it is broken. */
async function listViolations(page: Page, tags?: string[]): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(AXE);
  return page.evaluate(async (runOnly) => {
    const { run } = (window as unknown as { axe: typeof axe }).axe;
    const { violations } = await run(document, {
      resultTypes: ['violations'], // spares the work of describing all that is right
      preload: false, // style sheets and media are for rules that are off, and sounds: there are none
      ...(runOnly && { runOnly }),
    });
    return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`);
  }, tags);
}

/**
 * Finishes all animations once the page has its new colours, because axe would measure the colours in between. A colour that
 * arrives starts the transitions of what inherits it, so it goes on until nothing moves. Endless animations go on.
 */
const finishAnimations = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    const listMoving = () =>
      document
        .getAnimations()
        .filter(
          ({ effect, playState }) =>
            playState !== 'finished' && Number(effect?.getComputedTiming().endTime) < Number.POSITIVE_INFINITY,
        );
    do {
      for (const animation of listMoving()) animation.finish();
      await new Promise(requestAnimationFrame);
    } while (listMoving().length > 0);
  });
