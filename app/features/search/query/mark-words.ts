import type { MarkedText } from '../search-result.ts';
import { normalise } from '../text/words.ts';

/** A term of fewer letters marks that word alone: 'moe', but not 'moet'. */
const MIN_BEGINNING = 4;

/** A term of fewer letters marks a word only when that begins with it. */
const MIN_INSIDE = 5;

/** Marks the words of a text that have one of these terms: those that begin with it, and compounds with it inside. */
export function markWords(text: string, terms: readonly string[]): MarkedText {
  const parts: { text: string; marked: boolean }[] = [];
  const add = (piece: string, marked: boolean) => {
    const last = parts.at(-1);
    if (last && last.marked === marked) last.text += piece;
    else if (piece !== '') parts.push({ text: piece, marked });
  };
  let end = 0;
  for (const match of text.matchAll(/[\p{L}\p{N}\p{M}]+/gu)) {
    add(text.slice(end, match.index), false);
    add(match[0], hasTerm(normalise(match[0]), terms));
    end = match.index + match[0].length;
  }
  add(text.slice(end), false);
  return parts;
}

/** Whether a word has one of these terms. A term has a double vowel once, as its stemmer writes it: 'kuur' has 'kur'. */
export function hasTerm(word: string, terms: readonly string[]): boolean {
  const single = word.replaceAll(/([aeou])\1/g, '$1');
  return terms.some((term) =>
    [word, single].some((spelling) =>
      term.length < MIN_BEGINNING
        ? spelling === term
        : spelling.startsWith(term) || (term.length >= MIN_INSIDE && spelling.includes(term)),
    ),
  );
}
