import type { Database } from '#app/platform/database/database.ts';
import { partsToLookUp, splitLast, splitUnknown } from '../vocabulary/split-compounds.ts';

/** The words of the vocabulary of which unknown words are made, by word; a word that is not made of any is missing. */
export interface Splits {
  /** All parts. */
  whole: Map<string, string[]>;
  /** The last part of words whose beginning is unknown as well. */
  last: Map<string, string[]>;
}

/** Splits words that are not in the vocabulary. */
export async function splitWords(db: Database, words: readonly string[]): Promise<Splits> {
  const parts = partsToLookUp(words);
  if (parts.length === 0) return { whole: new Map(), last: new Map() };
  const rows = await db.selectFrom('searchWord').select(['word', 'entries']).where('word', 'in', parts).execute();
  const entries = new Map(rows.map(({ word, entries }) => [word, entries]));
  const splitAll = (split: typeof splitUnknown) =>
    new Map(
      words.flatMap((word) => {
        const found = split(word, entries);
        return found ? [[word, found] as const] : [];
      }),
    );
  return { whole: splitAll(splitUnknown), last: splitAll(splitLast) };
}
