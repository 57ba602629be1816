import { readFileSync } from 'node:fs';
import { expect, type Locator, type Page } from '@playwright/test';
import type axe from 'axe-core';
import { THOROUGH } from '../../support/thorough.ts';
import { listWrongInTree } from './accessibility-tree.ts';
import { expectRoomForLargeLetters } from './expect-room-for-large-letters.ts';
import { listWideCards } from './wide-cards.ts';
import { listWrongNames } from './wrong-names.ts';
import {
  listBrokenWords,
  listIndentedButtons,
  listPrimaryButtons,
  listSmallTargets,
  listStrayMarks,
} from './wrong-targets.ts';

/** The script of axe, minified: less than half of what every page would load otherwise. */
const AXE = readFileSync(new URL(import.meta.resolve('axe-core/axe.min.js')), 'utf8');

/** A narrow phone, and a desktop. */
const WIDTHS = [320, 1280];

/**
 * Checks the page as expectAccessible() does, on a phone and on a desktop, where it stays, and on phones in large letters.
 * `shown` is what must be visible at both. Colours and most of the page are the same at every width, so that axe reads it on
 * the phone alone, but in `npm run proof -- journeys`. With a touch screen, it checks as well that targets are large, and that
 * one button at most is the first thing to do; on a desktop that cards are as wide as their text.
 */
export const expectAccessibleAtBothWidths = (page: Page, shown?: Locator): Promise<void> =>
  checkAtBothWidths(page, { shown, dark: true });

/**
 * The same for a screen in the middle of a journey, in light colours alone. In `npm run proof -- journeys` in both, and for each
 * state of it; else for the first state in which the journey has it.
 */
export async function expectAccessibleState(page: Page, shown?: Locator): Promise<void> {
  await onceAPath(page, () => checkAtBothWidths(page, { shown, dark: THOROUGH }));
}

/** The paths that a page was checked at. */
const checked = new WeakMap<Page, Set<string>>();

/** Does a check, unless the page was checked at this path, in another state. `npm run proof -- journeys` does it for each. */
async function onceAPath(page: Page, check: () => Promise<void>): Promise<void> {
  const paths = checked.get(page) ?? new Set();
  const { pathname } = new URL(page.url());
  if (paths.has(pathname) && !THOROUGH) return;
  checked.set(page, paths.add(pathname));
  await check();
}

async function checkAtBothWidths(
  page: Page,
  { shown, dark }: { shown: Locator | undefined; dark: boolean },
): Promise<void> {
  const isTouched = await page.evaluate(() => matchMedia('(pointer: coarse)').matches);
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 900 });
    if (shown) await expect(shown).toBeVisible();
    if (THOROUGH || width === WIDTHS[0]) await checkAccessible(page, dark);
    else await expectNoSidewaysScrolling(page);
    if (isTouched) expect((await page.evaluate(listPrimaryButtons)).slice(1), 'a second primary button').toEqual([]);
    expect(await page.evaluate(listIndentedButtons), 'a second left edge').toEqual([]);
    if (width !== WIDTHS[0]) {
      expect(await page.evaluate(listWideCards), 'cards wider than their text').toEqual([]);
      continue;
    }
    if (isTouched) expect(await page.evaluate(listSmallTargets)).toEqual([]);
    expect(await page.evaluate(listBrokenWords), 'broken words').toEqual([]);
    expect(await page.evaluate(listStrayMarks), 'marks at the begin of a line').toEqual([]);
    await expectRoomForLargeLetters(page);
  }
}

/**
 * Checks that axe finds no violation, that all ids and labels are right, and that the page needs no sideways scrolling
 * (rules.md R36, R55): in the colours and states that expectAccessibleState() does.
 */
export async function expectAccessible(page: Page): Promise<void> {
  await onceAPath(page, () => checkAccessible(page, THOROUGH));
}

/** The same in light colours, and in dark ones, where only colours are checked again, as nothing else differs. */
export async function checkAccessible(page: Page, dark = true): Promise<void> {
  await page.emulateMedia({ colorScheme: 'light' });
  await finishAnimations(page);
  expect(await listViolations(page)).toEqual([]);
  expect(await page.evaluate(listWrongNames)).toEqual([]);
  // The browser builds the tree a moment after the page, and a part of the page may just have come in the place of another.
  await expect.poll(() => listWrongInTree(page)).toEqual([]);
  await expectNoSidewaysScrolling(page);
  if (!dark) return;
  await page.emulateMedia({ colorScheme: 'dark' });
  await finishAnimations(page);
  expect(await listViolations(page, ['cat.color']), 'in the dark').toEqual([]);
  await page.emulateMedia({ colorScheme: null });
}

async function expectNoSidewaysScrolling(page: Page): Promise<void> {
  const { scrolled, width } = await page.evaluate(() => ({
    scrolled: document.documentElement.scrollWidth,
    width: window.innerWidth,
  }));
  expect(scrolled, 'sideways scrolling').toBeLessThanOrEqual(width);
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
