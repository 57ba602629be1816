import { KINDS } from '../entries/kinds.ts';
import type { SearchItem } from '../entries/search-item.ts';
import { urgencyOf } from '../query/urgency.ts';
import { normalise, wordsOf } from '../words.ts';
import type { Word } from './count-words.ts';

/** Something that is suggested, by its normalised text. */
export interface Suggestion {
  spelling: string;
  /** Higher ones come first. */
  weight: number;
}

/** Longer titles are no longer read while somebody types. */
const MAX_LENGTH = 60;

/** Words of fewer letters are typed before anything is suggested. */
const MIN_WORD = 5;

/** In how many items a word must be: fewer are names and typing errors. */
const MIN_ENTRIES = 2;

/** A name or a title says better what is meant than a word. */
const KEYWORD_WEIGHT = 500;
const TITLE_WEIGHT = 100;
const QUESTION_WEIGHT = 20;

/** What suggestions are taken from. */
export type Titled = Pick<SearchItem, 'kind' | 'title' | 'keywords' | 'questionLines'>;

/**
 * What is suggested: names of what pages are about and other keywords, frequent words, titles, and how people ask without a
 * typing error, but no cry for help.
 */
export function listSuggestions(
  items: readonly Titled[],
  { words, names }: { words: ReadonlyMap<string, Word>; names: readonly string[] },
): Map<string, Suggestion> {
  const suggestions = new Map<string, Suggestion>();
  const add = (text: string, weight: number) => {
    const spelling = text.replaceAll(/\s+/g, ' ').trim();
    const phrase = normalise(spelling);
    if (spelling.length > MAX_LENGTH || (suggestions.get(phrase)?.weight ?? -1) >= weight) return;
    suggestions.set(phrase, { spelling, weight });
  };
  for (const [word, { entries, spelling }] of words) {
    if (word.length >= MIN_WORD && entries >= MIN_ENTRIES) add(spelling, entries);
  }
  for (const name of names) if (urgencyOf(name) === null) add(name, KEYWORD_WEIGHT);
  for (const { kind, title, keywords, questionLines } of items) {
    add(title, Math.round(TITLE_WEIGHT * KINDS[kind].boost));
    for (const line of questionLines) {
      if (urgencyOf(line) === null && wordsOf(line).every((word) => words.has(word)))
        add(line, Math.round(QUESTION_WEIGHT * KINDS[kind].boost));
    }
    for (const keyword of keywords) add(keyword, KEYWORD_WEIGHT);
  }
  return suggestions;
}
