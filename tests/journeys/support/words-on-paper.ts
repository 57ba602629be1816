import type { Page } from '@playwright/test';
import { extractText } from 'unpdf';

/**
 * The sentences and other texts in the main part of a page, as a reader sees them, that its PDF does not have (rules.md R54).
 * What is a control as a whole may be missing: a button, a form, a menu. A control within a sentence is text.
 */
export async function wordsMissingOnPaper(page: Page): Promise<string[]> {
  const { text } = await extractText(new Uint8Array(await page.pdf({ format: 'A4' })), { mergePages: true });
  const paper = lettersOf(text.replace(/\s/g, '').replace(/\(https?:[^)]*\)/g, ''));
  return (await page.evaluate(readTexts)).filter((one) => !paper.includes(lettersOf(one)));
}

/** Letters alone: lines end anywhere on paper, and numbers of sheets stand between them. */
const lettersOf = (text: string): string =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[^\p{L}]/gu, '');

/** Runs in the page: the text of each block that a reader sees, with all parts that can be opened. */
function readTexts(): string[] {
  const CONTROLS =
    'button, form, nav, dialog, [popover], [role=status]:not(:has(h2)), [data-print=hide], select, a[class*=button]';
  // Paper has a day in full where the screen says how long ago it was.
  const UNSEEN = '[class*=visually-hidden], script, style, noscript, [aria-hidden=true], time';
  for (const details of document.querySelectorAll('main details')) details.setAttribute('open', '');
  const blocks = new Map<Element, { text: string; isControl: boolean }>();
  const blockOf = (element: Element): Element => {
    const isInline = /^(inline|contents)/.test(getComputedStyle(element).display);
    return isInline && element.parentElement ? blockOf(element.parentElement) : element;
  };
  const walker = document.createTreeWalker(document.querySelector('main') ?? document.body, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const text = walker.currentNode.textContent ?? '';
    const parent = walker.currentNode.parentElement;
    if (!parent || !/\p{L}/u.test(text) || parent.closest(UNSEEN)) continue;
    if (!parent.checkVisibility({ visibilityProperty: true, contentVisibilityAuto: true })) continue;
    const block = blockOf(parent);
    const earlier = blocks.get(block) ?? { text: '', isControl: true };
    const isControl = parent.closest(CONTROLS) !== null;
    blocks.set(block, { text: earlier.text + text, isControl: earlier.isControl && isControl });
  }
  return [...blocks.values()].filter(({ isControl }) => !isControl).map(({ text }) => text.trim());
}
