import type { Database } from '#app/platform/database/database.ts';
import { partsToLookUp, splitUnknown } from '../vocabulary/split-compounds.ts';

/** The words of the vocabulary of which each of these unknown words is made; a word that is not is missing. */
export async function splitWords(db: Database, words: readonly string[]): Promise<Map<string, string[]>> {
  const parts = partsToLookUp(words);
  if (parts.length === 0) return new Map();
  const rows = await db.selectFrom('searchWord').select(['word', 'entries']).where('word', 'in', parts).execute();
  const entries = new Map(rows.map(({ word, entries }) => [word, entries]));
  return new Map(
    words.flatMap((word) => {
      const split = splitUnknown(word, entries);
      return split ? [[word, split] as const] : [];
    }),
  );
}
