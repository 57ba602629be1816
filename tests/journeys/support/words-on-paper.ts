import type { Page } from '@playwright/test';
import { extractText, getDocumentProxy } from 'unpdf';

/**
 * The sentences and other texts in the main part of a page, as a reader sees them, that its PDF does not have, or has where
 * nobody can read them: below another text, or over the edge of a sheet (rules.md R54). A control may be missing: a button, a
 * link that looks like one, a field with its label. So may what `NOT_PRINTED` names. A control within a sentence is text.
 */
export async function wordsMissingOnPaper(page: Page): Promise<string[]> {
  const pdf = await getDocumentProxy(new Uint8Array(await page.pdf({ format: 'A4' })));
  const { text } = await extractText(pdf);
  const sheets = text.map((sheet) => sheet.replace(/^\d+ \/ \d+\s|\s\d+ \/ \d+\s*$/g, ''));
  const paper = signsOf(
    sheets
      .join('')
      .replace(/\s/g, '')
      .replace(/\(https?:[^)]*\)/g, ''),
  );
  const wanted = await page.evaluate(readTexts, Object.keys(NOT_PRINTED));
  return [...wanted.filter((one) => !paper.includes(signsOf(one))), ...(await listUnreadable(pdf))];
}

/** The margin of a sheet, in points. */
const MARGIN = (72 / 2.54) * 2;

/** A line of a sheet with its box, in points from the lower left corner. */
interface PaperLine {
  text: string;
  left: number;
  right: number;
  bottom: number;
  top: number;
}

/** The lines that lie over another one, or in the margin above or below their sheet, where only its number stands. */
async function listUnreadable(pdf: Awaited<ReturnType<typeof getDocumentProxy>>): Promise<string[]> {
  const found: string[] = [];
  for (let number = 1; number <= pdf.numPages; number += 1) {
    const sheet = await pdf.getPage(number);
    const { height } = sheet.getViewport({ scale: 1 });
    const lines = (await sheet.getTextContent()).items
      .flatMap((item): PaperLine[] => {
        if (!('str' in item) || !/[\p{L}\p{N}]/u.test(item.str)) return [];
        const [, , , , left = 0, bottom = 0] = item.transform as number[];
        return [{ text: item.str, left, bottom, right: left + item.width, top: bottom + 0.7 * item.height }];
      })
      .filter(({ text }) => text !== `${number} / ${pdf.numPages}`)
      .toSorted((one, other) => other.top - one.top);
    for (const [index, line] of lines.entries()) {
      const at = `‘${line.text}’ on sheet ${number}`;
      if (line.bottom < MARGIN - 1 || line.top > height - MARGIN + 1) found.push(`${at} is cut off`);
      for (const below of lines.slice(index + 1)) {
        if (below.top <= line.bottom) break;
        const wide = Math.min(line.right, below.right) - Math.max(line.left, below.left);
        const high = below.top - line.bottom;
        if (wide > 2 && high > (line.top - line.bottom) / 2)
          found.push(`${at} and ‘${below.text}’ lie over each other`);
      }
    }
  }
  return found;
}

/** Letters and digits alone: lines end anywhere on paper. */
const signsOf = (text: string): string =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]/gu, '');

/** What is no control and has words that are not on paper, and why: the whole list. */
const NOT_PRINTED: Readonly<Record<string, string>> = {
  'nav :is(a, h2), a[data-print=hide], [data-print=hide] :is(a, label, legend)':
    'leads through the site; a reader of paper follows no link',
  '[data-print=links]': 'leads to other pages, and says nothing of this one',
  '[data-print=tip]': 'says what the reader can do on the screen',
  'nav[aria-label="Je berichten"]': 'lists the other conversations, beside the one that is printed',
  '[aria-labelledby=reageer]': 'asks for a reaction',
  '[class*="_swappable"] [data-print=hide], [class*="_source"][data-print=hide]':
    'what others take instead: a recipe stays one sheet',
  '[class*="_wholeDish"]': 'the numbers of a portion times the portions: a recipe stays one sheet',
  '[class*="_progress"]': 'says which step is on the screen: paper has them all',
  '[class*="_consent"]': 'asks for what a video needs, which nobody sees on paper',
  'form, details:has(form), search': 'asks for what nobody types on paper',
  'dialog, [popover]': 'is opened by a control, and lies over the text',
  '[role=status]:not(:has(h2))': 'says what just happened on the screen',
};

/**
 * Runs in the page: the text of each block that a reader sees, with all parts that can be opened, but for controls and what
 * these selectors choose.
 */
function readTexts(notPrinted: string[]): string[] {
  const CONTROLS = ['button, select, a[class*=button], summary[class*=utton]', ...notPrinted].join();
  const UNSEEN = '[class*=visually-hidden], script, style, noscript, [aria-hidden=true]';
  for (const details of document.querySelectorAll('main details')) details.setAttribute('open', '');
  /** What is read in one go: a block within another one ends it. */
  const runs: { block: Element; text: string; isControl: boolean }[] = [];
  const blockOf = (element: Element): Element => {
    const isInline = /^(inline|contents)/.test(getComputedStyle(element).display);
    return isInline && element.parentElement ? blockOf(element.parentElement) : element;
  };
  const walker = document.createTreeWalker(document.querySelector('main') ?? document.body, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const parent = walker.currentNode.parentElement;
    // Paper has a time in full where the screen says how long ago it was.
    const text = parent?.closest('time')?.getAttribute('title') ?? walker.currentNode.textContent ?? '';
    if (!parent || !/[\p{L}\p{N}]/u.test(text) || parent.closest(UNSEEN)) continue;
    if (!parent.checkVisibility({ visibilityProperty: true, contentVisibilityAuto: true })) continue;
    const block = blockOf(parent);
    const isControl = parent.closest(CONTROLS) !== null;
    const last = runs.at(-1);
    if (last?.block === block) {
      last.text += text;
      last.isControl &&= isControl;
    } else runs.push({ block, text, isControl });
  }
  return runs.filter(({ isControl }) => !isControl).map(({ text }) => text.trim());
}
