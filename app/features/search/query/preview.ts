import { truncate } from '#app/ui/text/truncate.ts';
import { PREVIEW_MAX } from '../rules.ts';
import type { MarkedText } from '../search-result.ts';
import { SPELLING } from '../words.ts';
import { markWords, type TermFinder } from './mark-words.ts';

/** How many characters before the first word that was found a preview begins, where its sentence began long before. */
const LEAD = 40;

/**
 * The part of a text where most of the terms are, with those marked: at most 160 characters, to the end of a word. It
 * begins with the text where that has the terms, else with a sentence, since the end of one may say the opposite of the
 * whole. Without any of the terms it is the beginning of the text; null for an empty one.
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

/** Where the preview with the most different terms begins: with the sentence of the first of them. */
function bestStart(line: string, findTerm: TermFinder): number {
  const places = [...line.matchAll(SPELLING)].flatMap(({ 0: spelling, index }) => {
    const term = findTerm(spelling);
    return term < 0 ? [] : [{ index, end: index + spelling.length, term }];
  });
  let best = { start: 0, terms: 0 };
  let last = 0;
  for (const [first, { index, end }] of places.entries()) {
    const start = end < PREVIEW_MAX ? 0 : startBefore(line, index);
    while (last < places.length && (places[last]?.end ?? 0) <= start + PREVIEW_MAX) last += 1;
    const found = new Set(places.slice(first, Math.min(last, first + MAX_PLACES)).map(({ term }) => term)).size;
    if (found > best.terms) best = { start, terms: found };
  }
  return best.start;
}

/** More words do not fit in a preview. */
const MAX_PLACES = 60;

/** Where the sentence, or the item of a list, with this place begins; a little before the place, where that is far. */
function startBefore(line: string, index: number): number {
  const from = Math.max(0, index - PREVIEW_MAX / 2);
  const before = line.slice(from, index);
  const last = [...before.matchAll(/[.!?…·] /g)].at(-1);
  return last ? from + last.index + 2 : wordStart(line, index - LEAD);
}

const wordStart = (line: string, from: number): number => line.indexOf(' ', Math.max(0, from - 1)) + 1;
