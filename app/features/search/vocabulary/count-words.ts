import { normalise, SPELLING, wordsOfNormalised } from '../words.ts';

/** What is known of a word of the vocabulary. */
export interface Word {
  /** How many texts have it. */
  entries: number;
  /** How it is written most often. */
  spelling: string;
}

/** Counts in how many of the texts each word is, and how it is written; each text is added once. */
export class WordCounts {
  readonly #entries = new Map<string, number>();
  readonly #spellings = new Map<string, Map<string, number>>();

  add(text: string): void {
    const seen = new Set<string>();
    for (const spelling of spellingsIn(text)) {
      const [word, ...rest] = wordsOfNormalised(normalise(spelling));
      if (!word || rest.length > 0) continue;
      if (!seen.has(word)) this.#entries.set(word, (this.#entries.get(word) ?? 0) + 1);
      seen.add(word);
      const spellings = this.#spellings.get(word) ?? new Map<string, number>();
      this.#spellings.set(word, spellings.set(spelling, (spellings.get(spelling) ?? 0) + 1));
    }
  }

  words(): Map<string, Word> {
    return new Map(
      [...this.#entries].map(([word, entries]) => [
        word,
        { entries, spelling: mostFrequent(this.#spellings.get(word) ?? new Map([[word, 1]])) },
      ]),
    );
  }
}

/** The words of a text as they are written. */
const spellingsIn = (text: string): string[] => text.normalize('NFC').match(SPELLING) ?? [];

/** A spelling in small letters wins from the same word at the start of a sentence. */
function mostFrequent(spellings: ReadonlyMap<string, number>): string {
  const [[first] = ['']] = [...spellings].sort(
    ([one, count], [other, otherCount]) => otherCount - count || Number(isLower(other)) - Number(isLower(one)),
  );
  return first;
}

const isLower = (word: string): boolean => word === word.toLowerCase();
