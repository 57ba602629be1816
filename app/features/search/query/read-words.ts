import { sql } from 'kysely';
import type { Database } from '#app/platform/database/database.ts';
import { prepared } from '#app/platform/database/prepared.ts';

/** What the vocabulary knows of a word. */
export interface KnownWord {
  word: string;
  /** Null for a word that says nothing. */
  term: string | null;
  /**
   * In how many documents and groups the term is: 0 for one that is only a synonym, null for one that the vocabulary does not
   * know.
   */
  entries: number | null;
  /** How many documents there are. */
  all: number;
  /** The terms of which it is made, and how many documents and groups have each; null for a word that is no compound. */
  parts: { term: string; entries: number }[] | null;
  /** The most frequent compounds of which it is a part; `place` says which. */
  compounds: { term: string; place: number }[];
}

/** How many compounds of one part are looked for: of a word such as 'nier' there are hundreds. */
const MAX_COMPOUNDS = 8;

/** Reads what is known of these normalised words, in one query. */
export async function readWords(db: Database, words: readonly string[]): Promise<Map<string, KnownWord>> {
  const rows = await listWords(db, { words });
  return new Map(rows.map((row) => [row.word, row]));
}

const listWords = prepared(
  (_, { words }: { words: readonly string[] }) => sql<KnownWord>`
    select typed.word, stem.term,
      (select max(entries) from search_word where search_word.term = stem.term) as entries,
      (select documents from search_state) as all,
      (
        select json_agg(json_build_object('term', part, 'entries', (
          select coalesce(max(entries), 0) from search_word where search_word.term = part
        )) order by place)
        from search_compound where search_compound.term = stem.term
      ) as parts,
      coalesce((
        select json_agg(json_build_object('term', compound.term, 'place', compound.place)) from (
          select term, place from search_compound where search_compound.part = stem.term
          order by entries desc, term limit ${sql.lit(MAX_COMPOUNDS)}
        ) as compound
      ), '[]') as compounds
    from unnest(${words}::text[]) as typed (word)
    cross join lateral (select (ts_lexize('dutch_stem', typed.word))[1] as term) as stem
  `,
);
