import { wordsOf } from '../words.ts';
import type { SearchItem } from './search-item.ts';

/** The fields of an item, and how many times more a word in them counts than one in the text (docs/search.md). */
const FIELD_BOOSTS = { title: 7, keywords: 5, questionLines: 1, description: 2, context: 1, text: 1 } as const;

/** A word in a text of this many words counts as it is; in a longer one it counts less, and in a shorter one more. */
const MEAN_WORDS = 250;

/** How much the length of a text matters, between 0 and 1 (`b` of BM25). */
const LENGTH_EFFECT = 0.5;

/** How soon more of the same word adds nothing (`k1` of BM25): at this sum of boosts a term has half its full weight. */
const SATURATION = 4;

/** The weight of a term that could not be there more. */
const MAX_WEIGHT = 1000;

/** How much a term weighs in an item: in its title alone, and in all of it. */
export interface TermWeight {
  titleWeight: number;
  weight: number;
}

/** The words of an item, by field. */
export type ItemWords = Readonly<Record<keyof typeof FIELD_BOOSTS, readonly string[]>>;

export const wordsOfItem = ({ title, keywords, questionLines, description, context, text }: SearchItem): ItemWords => ({
  title: wordsOf(title),
  keywords: wordsOf(keywords.join(' ')),
  questionLines: wordsOf(questionLines.join(' ')),
  description: wordsOf(description),
  context: wordsOf(context),
  text: wordsOf(text),
});

/**
 * The weight of each term in an item (BM25F): a term counts more in a title than in a text, more in a short text than in a
 * long one, and twice the same term counts less than twice. `terms` has the term of each word; a word without one is left
 * out. `concepts` has the ids of the concepts that it is about, which are terms as well.
 */
export function weighTerms(
  words: ItemWords,
  terms: ReadonlyMap<string, string>,
  concepts: readonly number[] = [],
): Map<string, TermWeight> {
  const sums = new Map<string, { title: number; all: number }>();
  for (const field of Object.keys(FIELD_BOOSTS) as (keyof ItemWords)[]) {
    const share = field === 'text' ? lengthShare(words.text.length) : 1;
    for (const word of words[field]) {
      const term = terms.get(word);
      if (term === undefined) continue;
      const sum = sums.get(term) ?? { title: 0, all: 0 };
      const value = FIELD_BOOSTS[field] * share;
      sums.set(term, { title: sum.title + (field === 'title' ? value : 0), all: sum.all + value });
    }
  }
  return new Map([
    ...[...sums].map(
      ([term, { title, all }]) => [term, { titleWeight: saturate(title), weight: saturate(all) }] as const,
    ),
    ...concepts.map((id, place) => [conceptTerm(id), weightOfConcept(place)] as const),
  ]);
}

/** The term of a concept, which no word can be. */
export const conceptTerm = (id: number): string => `#${id}`;

/** How much the concept that a page is about most of all weighs. */
export const MAIN_CONCEPT = 700;

/** How much a concept weighs in a page: most in one that is about it before all else. */
const weightOfConcept = (place: number): TermWeight =>
  place === 0 ? { titleWeight: MAIN_CONCEPT, weight: MAIN_CONCEPT } : { titleWeight: 0, weight: OTHER_CONCEPT };

const OTHER_CONCEPT = 400;

const lengthShare = (length: number): number => 1 / (1 - LENGTH_EFFECT + (LENGTH_EFFECT * length) / MEAN_WORDS);

const saturate = (sum: number): number => Math.round((MAX_WEIGHT * sum) / (sum + SATURATION));
