import { sql } from 'kysely';
import type { OpenTransaction } from '#app/platform/database/database.ts';
import { stemWords } from '../stem-words.ts';
import { wordsOf } from '../words.ts';
import { pillarNumber } from './kinds.ts';
import type { SearchItem, SubjectColumn } from './search-item.ts';
import { conceptTerm, type TermWeight, weighTerms, wordsOfItem } from './weigh-terms.ts';

/**
 * Stores the entries of these items, all of one column; of the `ids`, what is no longer there for others loses its entry.
 * An entry keeps its id, so that a search that found it before can still read it. The caller holds SEARCH_INDEX_LOCK.
 */
export async function storeEntries(
  db: OpenTransaction,
  { column, ids, items }: { column: SubjectColumn; ids: readonly number[]; items: readonly SearchItem[] },
): Promise<void> {
  await db
    .deleteFrom('searchEntry')
    .where(column, '=', sql<number>`any(${[...ids]})`)
    .where(column, '!=', sql<number>`all(${items.map(({ id }) => id)})`)
    .execute();
  if (items.length === 0) return;
  const words = items.map(wordsOfItem);
  const terms = await stemWords(
    db,
    words.flatMap((fields) => Object.values(fields).flat()),
  );
  const concepts = items.flatMap((item) => item.concepts.map(conceptTerm));
  const termIds = await storeTerms(db, new Set([...terms.values(), ...concepts]));
  const entryIds = await upsertEntries(db, { column, items, terms });
  const postings = items.flatMap((item, index) =>
    [...weighTerms(words[index] as ReturnType<typeof wordsOfItem>, terms, item.concepts)].map(([term, weights]) => ({
      entryId: entryIds.get(item.id) as number,
      termId: termIds.get(term) as number,
      item,
      weights,
    })),
  );
  await db
    .deleteFrom('searchPosting')
    .where('entryId', '=', sql<number>`any(${[...entryIds.values()]})`)
    .execute();
  await insertPostings(db, postings);
}

async function upsertEntries(
  db: OpenTransaction,
  { column, items, terms }: { column: SubjectColumn; items: readonly SearchItem[]; terms: ReadonlyMap<string, string> },
): Promise<Map<number, number>> {
  const rows = await db
    .insertInto('searchEntry')
    .values(
      items.map(({ kind, id, title, description, text, preview, questionLines }) => ({
        kind,
        [column]: id,
        title,
        text: preview ?? joinTexts([description, text]),
        questionTerms: termsOfLines(questionLines, terms),
      })),
    )
    .onConflict((conflict) =>
      conflict.column(column).doUpdateSet(({ ref }) => ({
        kind: ref('excluded.kind'),
        title: ref('excluded.title'),
        text: ref('excluded.text'),
        questionTerms: ref('excluded.questionTerms'),
      })),
    )
    .returning(['id', column])
    .execute();
  return new Map(rows.map((row) => [row[column] as number, row.id]));
}

/** Each line that says how people ask for it as its terms, and the words that have none, as one text; null without lines. */
function termsOfLines(lines: readonly string[], terms: ReadonlyMap<string, string>): string | null {
  const stored = lines.map((line) =>
    wordsOf(line)
      .map((word) => terms.get(word) ?? word)
      .join(' '),
  );
  return joinTexts(stored) || null;
}

/** These texts below each other, without the empty ones. */
export const joinTexts = (texts: readonly string[]): string => texts.filter((text) => text !== '').join('\n');

/** The ids of the terms. New ones are inserted in order, so that two writers could not wait for each other. */
async function storeTerms(db: OpenTransaction, terms: ReadonlySet<string>): Promise<Map<string, number>> {
  const sorted = [...terms].sort();
  await sql`
    insert into search_term (term)
    select term from unnest(${sorted}::text[]) as term
    where not exists (select from search_term known where known.term = term.term)
    on conflict do nothing
  `.execute(db);
  const rows = await db
    .selectFrom('searchTerm')
    .select(['id', 'term'])
    .where('term', '=', sql<string>`any(${sorted})`)
    .execute();
  return new Map(rows.map(({ id, term }) => [term, id]));
}

interface Posting {
  entryId: number;
  termId: number;
  item: SearchItem;
  weights: TermWeight;
}

async function insertPostings(db: OpenTransaction, postings: readonly Posting[]): Promise<void> {
  const columnOf = <T>(read: (posting: Posting) => T): T[] => postings.map(read);
  await sql`
    insert into search_posting (entry_id, term_id, pillar, title_weight, weight, open)
    select * from unnest(
      ${columnOf(({ entryId }) => entryId)}::integer[],
      ${columnOf(({ termId }) => termId)}::integer[],
      ${columnOf(({ item }) => pillarNumber(item.kind))}::smallint[],
      ${columnOf(({ weights }) => weights.titleWeight)}::smallint[],
      ${columnOf(({ weights }) => weights.weight)}::smallint[],
      ${columnOf(({ item }) => item.open)}::boolean[]
    )
  `.execute(db);
}
