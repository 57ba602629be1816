import { sql } from 'kysely';
import type { Database } from '#app/platform/database/database.ts';

/**
 * The term of each word: the word without its ending, by the Dutch stemmer of PostgreSQL (Snowball). Words that say nothing,
 * such as 'de' and 'een', have none and are missing.
 */
export async function stemWords(db: Database, words: Iterable<string>): Promise<Map<string, string>> {
  const { rows } = await sql<{ word: string; term: string | null }>`
    select word, (ts_lexize('dutch_stem', word))[1] as term from unnest(${[...new Set(words)]}::text[]) as word
  `.execute(db);
  return new Map(rows.flatMap(({ word, term }) => (term ? [[word, term] as const] : [])));
}
