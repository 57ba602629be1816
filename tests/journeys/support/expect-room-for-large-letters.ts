import { expect, type Page } from '@playwright/test';
import { THOROUGH } from '../../support/thorough.ts';

/** The narrowest phone, and in `npm run proof -- journeys` two that are common. */
const WIDTHS = [320, ...(THOROUGH ? [360, 390] : [])];

/**
 * Checks that a page holds in the largest letters that the site offers: nothing scrolls sideways, no link or button is cut
 * off, and no word, name or phone number breaks that would fit on a line of its own (rules.md R36). Afterwards the page has
 * its own size and letters again.
 */
export async function expectRoomForLargeLetters(page: Page): Promise<void> {
  const viewport = page.viewportSize();
  const size = await page.evaluate(() => {
    const { textSize } = document.documentElement.dataset;
    document.documentElement.dataset.textSize = 'larger';
    return textSize;
  });
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 900 });
    await page.evaluate(drawTwice);
    expect(await page.evaluate(listWhatLacksRoom), `${page.url()} at ${width} px in the largest letters`).toEqual([]);
  }
  await page.evaluate((textSize) => {
    if (textSize === undefined) delete document.documentElement.dataset.textSize;
    else document.documentElement.dataset.textSize = textSize;
  }, size);
  if (viewport) await page.setViewportSize(viewport);
}

/** Runs in the page: waits until it was drawn at its new size. */
const drawTwice = () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));

/**
 * Runs in the page: what stands beyond the screen if it scrolls sideways or is cut off, and words that break without need.
 * What follows a slash is part of an address, which breaks anywhere.
 */
function listWhatLacksRoom(): string[] {
  const { scrollWidth } = document.documentElement;
  const beyond =
    scrollWidth > window.innerWidth
      ? [...document.querySelectorAll('body *')]
          .filter((element) => element.getBoundingClientRect().right > window.innerWidth + 1)
          .slice(-3)
          .map(({ outerHTML }) => `beyond the screen, of ${scrollWidth} px: ${outerHTML.slice(0, 100)}`)
      : [];
  const isShown = (element: Element) =>
    element.checkVisibility({ visibilityProperty: true }) && element.getBoundingClientRect().width > 1;
  const linesOf = (text: Node, from = 0, to = text.textContent?.length ?? 0) => {
    const range = document.createRange();
    range.setStart(text, from);
    range.setEnd(text, to);
    return [...range.getClientRects()].filter(({ width }) => width > 0);
  };
  const broken: string[] = [];
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let text = texts.nextNode(); text; text = texts.nextNode()) {
    const { parentElement } = text;
    if (!parentElement || !isShown(parentElement) || linesOf(text).length < 2) continue;
    for (const { 0: word, index } of (text.textContent ?? '').matchAll(
      /(?<![/\p{L}\p{M}\p{N}_.’'@])[\p{L}\p{M}\p{N}_.’'@]+/gu,
    )) {
      const parts = linesOf(text, index, index + word.length);
      if (new Set(parts.map(({ top }) => Math.round(top))).size < 2) continue;
      const width = parts.reduce((sum, part) => sum + part.width, 0);
      const around =
        parentElement.closest('nav') ??
        parentElement.closest('p, li, label, td, dd, article, section, form, header, footer, main');
      // Padding, and a bullet or an icon before the line, take a part of it.
      if (width < (around?.clientWidth ?? 0) * 0.8)
        broken.push(`broken: ${word}, in ‘${parentElement.outerHTML.slice(0, 100)}’`);
    }
  }
  // A phone number is one word, whatever its marks.
  for (const number of document.querySelectorAll('a[href^="tel:"]:not([class])')) {
    const range = document.createRange();
    range.selectNodeContents(number);
    const lines = [...range.getClientRects()].filter(({ width }) => width > 1);
    const [first] = lines;
    const last = lines.at(-1);
    if (isShown(number) && first && last && last.top >= first.bottom) broken.push(`broken: ${number.textContent}`);
  }
  const cutOff = [...document.querySelectorAll('main :is(a, button, summary)')]
    .filter(isShown)
    .filter((target) => {
      let box = target.parentElement;
      while (box && !/hidden|clip|auto|scroll/.test(getComputedStyle(box).overflowX)) box = box.parentElement;
      return (
        box !== null &&
        /hidden|clip/.test(getComputedStyle(box).overflowX) &&
        box.getBoundingClientRect().width > 1 &&
        target.getBoundingClientRect().right > box.getBoundingClientRect().right + 1
      );
    })
    .map((target) => `cut off: ${target.outerHTML.slice(0, 100)}`);
  return [...beyond, ...broken, ...cutOff];
}
