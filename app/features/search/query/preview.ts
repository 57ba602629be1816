import { truncate } from '#app/ui/text/truncate.ts';
import { PREVIEW_MAX } from '../rules.ts';
import type { MarkedText } from '../search-result.ts';
import { SPELLING } from '../words.ts';
import { markWords, type TermFinder } from './mark-words.ts';

/** How many characters before the first word that was found a preview may begin. */
const LEAD = 40;

/**
 * The part of a text where most of the terms are, with those marked: at most 160 characters, from and to the end of a word
 * (search-6). Without any of the terms it is the beginning of the text; null for an empty one.
 */
export function previewOf(text: string, findTerm: TermFinder): MarkedText | null {
  const line = joinLines(text);
  if (line === '') return null;
  const start = bestStart(line, findTerm);
  const cut = truncate(line.slice(start), start > 0 ? PREVIEW_MAX - 1 : PREVIEW_MAX);
  return markWords(start > 0 ? `…${cut}` : cut, findTerm);
}

/**
 * The lines of a text in one, with the spaces at which no line ends, as in phone numbers. A line that is no sentence, such
 * as an item of a list, ends with a dot in the middle.
 */
const joinLines = (text: string): string =>
  text
    .split('\n')
    .map((line) => line.replaceAll(/[^\S\u00a0]+/g, ' ').trim())
    .filter((line) => line !== '')
    .map((line, index, lines) => (index === lines.length - 1 || /[.!?:;,…]$/.test(line) ? line : `${line} ·`))
    .join(' ');

/** Where the preview with the most different terms begins: a little before the first of them. */
function bestStart(line: string, findTerm: TermFinder): number {
  const places = [...line.matchAll(SPELLING)].flatMap(({ 0: spelling, index }) => {
    const term = findTerm(spelling);
    return term < 0 ? [] : [{ index, end: index + spelling.length, term }];
  });
  let best = { start: 0, terms: 0 };
  let last = 0;
  for (const [first, { index }] of places.entries()) {
    const start = index <= PREVIEW_MAX / 2 ? 0 : wordStart(line, index - LEAD);
    while (last < places.length && (places[last]?.end ?? 0) <= start + PREVIEW_MAX) last += 1;
    const found = new Set(places.slice(first, Math.min(last, first + MAX_PLACES)).map(({ term }) => term)).size;
    if (found > best.terms) best = { start, terms: found };
  }
  return best.start;
}

/** More words do not fit in a preview. */
const MAX_PLACES = 60;

const wordStart = (line: string, from: number): number => line.indexOf(' ', Math.max(0, from - 1)) + 1;
