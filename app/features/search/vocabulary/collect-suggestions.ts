import { KINDS } from '../entries/kinds.ts';
import type { SearchItem } from '../entries/search-item.ts';
import { normalise } from '../words.ts';
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

/** What is suggested: names of diseases and other keywords, frequent words, and titles. */
export function listSuggestions(
  items: readonly Pick<SearchItem, 'kind' | 'title' | 'keywords'>[],
  words: ReadonlyMap<string, Word>,
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
  for (const { kind, title, keywords } of items) {
    add(title, Math.round(TITLE_WEIGHT * KINDS[kind].boost));
    for (const keyword of keywords) add(keyword, KEYWORD_WEIGHT);
  }
  return suggestions;
}
