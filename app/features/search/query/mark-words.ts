import type { MarkedText } from '../search-result.ts';
import { normalise, SPELLING } from '../words.ts';

/** A term of fewer letters marks that word alone: 'moe', but not 'moet'. */
const MIN_BEGINNING = 4;

/** A term of fewer letters marks a word only when that begins with it. */
const MIN_INSIDE = 5;

/** Finds which of some terms a word of a text has: the index of the first of them, or -1. */
export type TermFinder = (spelling: string) => number;

/** A finder of these terms. It remembers the words that it was given: texts have the same words again and again. */
export function termFinder(terms: readonly string[]): TermFinder {
  const known = new Map<string, number>();
  return (spelling) => {
    let index = known.get(spelling);
    if (index === undefined) {
      index = findTerm(normalise(spelling), terms);
      known.set(spelling, index);
    }
    return index;
  };
}

/** A term has a double vowel once, as its stemmer writes it: 'kuur' has 'kur'. */
function findTerm(word: string, terms: readonly string[]): number {
  const single = word.replaceAll(/([aeou])\1/g, '$1');
  return terms.findIndex((term) =>
    [word, single].some((spelling) =>
      term.length < MIN_BEGINNING
        ? spelling === term
        : spelling.startsWith(term) || (term.length >= MIN_INSIDE && spelling.includes(term)),
    ),
  );
}

/** Marks the words of a text that have one of the terms: those that begin with it, and compounds with it inside. */
export function markWords(text: string, findTerm: TermFinder): MarkedText {
  const parts: { text: string; marked: boolean }[] = [];
  const add = (piece: string, marked: boolean) => {
    const last = parts.at(-1);
    if (last && last.marked === marked) last.text += piece;
    else if (piece !== '') parts.push({ text: piece, marked });
  };
  let end = 0;
  for (const match of text.matchAll(SPELLING)) {
    add(text.slice(end, match.index), false);
    add(match[0], findTerm(match[0]) >= 0);
    end = match.index + match[0].length;
  }
  add(text.slice(end), false);
  return parts;
}
