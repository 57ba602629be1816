import type { BlockOf } from '#app/features/content/published/blocks.ts';
import { URGENT_TITLE } from '#app/features/content/published/urgent-title.ts';
import { sentencesOf } from '#app/ui/text/split-sentences.ts';

/** How many lines an urgent panel has on a phone until it is unfolded, its title and numbers included. */
const PANEL_LINES = 5;

/** How many characters of its title stand in a line. */
const TITLE_LENGTH = 26;

/** What an urgent panel shows of its text, and the rest, which unfolds. At least one line is shown. */
export function foldUrgent({ title, html, phones }: BlockOf<'urgent'>): { shown: string; rest: string } {
  const titleLines = Math.ceil((title ?? URGENT_TITLE).length / TITLE_LENGTH);
  return splitHtml(html, Math.max(1, PANEL_LINES - titleLines - phones.length));
}

/** How many characters stand in a line of a panel on a phone of 390 pixels. */
const LINE_LENGTH = 33;

const TOKEN = /<(\/?)([a-z][a-z0-9]*)(?:[^<>"]|"[^"]*")*>|[^<]+/g;

const SENTENCE_END = /[.!?…]['’”")]*$/;

/** The elements within which a text is cut in two. In an `ol` the second half would begin with 1 again. */
const CUT_WITHIN = new Set(['p', 'ul', 'li']);

/** A place where a text may be cut: after how many lines, and the tags of the elements that it is in. */
interface Cut {
  at: number;
  lines: number;
  within: readonly { name: string; tag: string }[];
}

/**
 * Splits sanitised HTML (see rich-text/adapt-html.ts) into what fits in so many lines of a panel and the rest, which is '' when all of
 * it fits. It is cut after a sentence, an item or a paragraph; the first of these is shown whatever its length.
 */
export function splitHtml(html: string, maxLines: number): { shown: string; rest: string } {
  const { cuts, lines } = listCuts(html);
  const cut = cuts.findLast((each) => each.lines <= maxLines) ?? cuts[0];
  if (lines <= maxLines || !cut) return { shown: html, rest: '' };
  const ends = cut.within.map(({ name }) => `</${name}>`).reverse();
  const begins = cut.within.map(({ tag }) => tag);
  return {
    shown: html.slice(0, cut.at) + ends.join(''),
    rest: begins.join('') + html.slice(cut.at).trimStart(),
  };
}

/** The places between texts where a text may be cut, in their order, and how many lines it has. */
function listCuts(html: string): { cuts: Cut[]; lines: number } {
  const cuts: Cut[] = [];
  const open: { name: string; tag: string }[] = [];
  let linesBefore = 0; // of the paragraphs and items that have ended
  let length = 0; // of the text of the current one
  let lastEnd = 0; // of a text
  const linesUpTo = (position: number) => linesBefore + Math.ceil(position / LINE_LENGTH);
  const add = (at: number, lines: number) => {
    if (open.every(({ name }) => CUT_WITHIN.has(name))) cuts.push({ at, lines, within: [...open] });
  };
  for (const { 0: token, 1: end, 2: name, index } of html.matchAll(TOKEN)) {
    if (!name) {
      for (const { text, end } of sentencesOf(token)) {
        if (SENTENCE_END.test(text) && /\s/.test(token[end] ?? '')) add(index + end, linesUpTo(length + end));
      }
      length += token.trim().length;
      if (token.trim()) lastEnd = index + token.trimEnd().length;
    } else if (!end) {
      if (name !== 'br') open.push({ name, tag: token });
    } else {
      open.pop();
      if (name !== 'p' && name !== 'li') continue;
      linesBefore = linesUpTo(length);
      length = 0;
      add(index + token.length, linesBefore);
    }
  }
  return { cuts: cuts.filter(({ at }) => at < lastEnd), lines: linesUpTo(length) };
}
