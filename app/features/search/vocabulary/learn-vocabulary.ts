import { sql } from 'kysely';
import type { DocumentOf } from '#app/features/content/published/documents.ts';
import type { Database, OpenTransaction } from '#app/platform/database/database.ts';
import { SEARCH_VOCABULARY_LOCK } from '#app/platform/database/lock-numbers.ts';
import type { Platform } from '#app/platform/platform.ts';
import { LISTS } from '../entries/list-items.ts';
import type { SearchItem } from '../entries/search-item.ts';
import { stemWords } from '../stem-words.ts';
import { soundOf, wordsOf } from '../words.ts';
import { listSuggestions } from './collect-suggestions.ts';
import { type Word, WordCounts } from './count-words.ts';
import { splitInTwo } from './split-compounds.ts';

/** Counts up when what is learnt, or how, changes: then every site learns anew. */
const VOCABULARY_VERSION = 3;

/** How many documents are read at once. */
const BATCH = 100;

/**
 * Learns the words, compounds and suggestions of the published documents, synonyms and groups, if they changed since it was
 * done last. What members write is never learnt: it would show in suggestions and corrections (rules.md R19).
 */
export async function learnVocabulary({ db }: Pick<Platform, 'db'>): Promise<void> {
  const state = await readPublished(db);
  if (state.learnt) return;
  const counts = new WordCounts();
  const titles: Pick<SearchItem, 'kind' | 'title' | 'keywords'>[] = [];
  for (const column of ['documentId', 'groupId'] as const) {
    for (let after = 0; ; ) {
      const items = await LISTS[column](db, { after, limit: BATCH });
      for (const item of items) {
        counts.add([item.title, ...item.keywords, item.description, item.text].join('\n'));
        titles.push({ kind: item.kind, title: item.title, keywords: item.keywords });
      }
      const last = items.at(-1);
      if (items.length < BATCH || !last) break;
      after = last.id;
    }
  }
  const words = counts.words();
  const known = new Map([...(await listSynonymWords(db)), ...words]);
  const terms = await stemWords(db, known.keys());
  await db.transaction().execute(async (tx) => {
    await sql`select pg_advisory_xact_lock(${SEARCH_VOCABULARY_LOCK})`.execute(tx);
    await storeWords(tx, known, terms);
    await storeCompounds(tx, words, terms);
    await storeSuggestions(tx, listSuggestions(titles, words));
    await tx
      .updateTable('searchState')
      .set({ vocabularyVersion: VOCABULARY_VERSION, revision: state.revision, documents: state.documents })
      .execute();
  });
}

/**
 * The synonyms of one word: what is mistyped may be one that no page has, but whose synonym many have. They count as words of
 * no text, so that they are not suggested and say no more than other words that are on no page.
 */
async function listSynonymWords(db: Database): Promise<Map<string, Word>> {
  const rows = await db.selectFrom('document').select('content').where('kind', '=', 'synonyms').execute();
  const synonyms = rows.flatMap(({ content }) => (content as unknown as DocumentOf<'synonyms'>).words);
  return new Map(
    synonyms.flatMap((spelling) => {
      const [word, ...others] = wordsOf(spelling);
      return word && others.length === 0 ? [[word, { entries: 0, spelling }] as const] : [];
    }),
  );
}

/** Up to which publication the documents are, how many there are, and whether just these were learnt. */
async function readPublished(db: Database): Promise<{ revision: number; documents: number; learnt: boolean }> {
  const { rows } = await sql<{ revision: number; documents: number; learnt: boolean }>`
    select revision, documents, learnt_revision = revision and learnt_documents = documents
        and vocabulary_version = ${VOCABULARY_VERSION} as learnt
    from (
      select coalesce(max(document.revision), 0) as revision, count(*)::integer as documents from document
    ) as published, (
      select revision as learnt_revision, documents as learnt_documents, vocabulary_version from search_state
    ) as state
  `.execute(db);
  return rows[0] as { revision: number; documents: number; learnt: boolean };
}

type Words = ReadonlyMap<string, Word>;
type Terms = ReadonlyMap<string, string>;

async function storeWords(tx: OpenTransaction, words: Words, terms: Terms): Promise<void> {
  const known = [...words].filter(([word]) => terms.has(word));
  await tx.deleteFrom('searchWord').execute();
  await sql`
    insert into search_word (word, spelling, sound, term, entries)
    select * from unnest(
      ${known.map(([word]) => word)}::text[],
      ${known.map(([, { spelling }]) => spelling)}::text[],
      ${known.map(([word]) => soundOf(word))}::text[],
      ${known.map(([word]) => terms.get(word))}::text[],
      ${known.map(([, { entries }]) => entries)}::integer[]
    )
  `.execute(tx);
}

/** Of compounds with the same term, such as a singular and a plural, the most frequent one is stored. */
async function storeCompounds(tx: OpenTransaction, words: Words, terms: Terms): Promise<void> {
  const entries = new Map([...words].map(([word, { entries }]) => [word, entries]));
  const byTerm = new Map<string, { parts: string[]; entries: number }>();
  for (const [word, count] of entries) {
    const term = terms.get(word);
    const parts = (splitInTwo(word, entries) ?? []).map((part) => terms.get(part)).filter((part) => part !== undefined);
    if (term && parts.length === 2 && (byTerm.get(term)?.entries ?? 0) < count)
      byTerm.set(term, { parts, entries: count });
  }
  const rows = [...byTerm].flatMap(([term, { parts, entries }]) =>
    parts.map((part, place) => ({ term, place, part, entries })),
  );
  await tx.deleteFrom('searchCompound').execute();
  await sql`
    insert into search_compound (term, place, part, entries)
    select * from unnest(
      ${rows.map(({ term }) => term)}::text[],
      ${rows.map(({ place }) => place)}::smallint[],
      ${rows.map(({ part }) => part)}::text[],
      ${rows.map(({ entries }) => entries)}::integer[]
    )
  `.execute(tx);
}

async function storeSuggestions(tx: OpenTransaction, suggestions: ReturnType<typeof listSuggestions>): Promise<void> {
  const rows = [...suggestions];
  await tx.deleteFrom('searchSuggestion').execute();
  await sql`
    insert into search_suggestion (phrase, spelling, weight)
    select * from unnest(
      ${rows.map(([phrase]) => phrase)}::text[],
      ${rows.map(([, { spelling }]) => spelling)}::text[],
      ${rows.map(([, { weight }]) => weight)}::integer[]
    )
  `.execute(tx);
}
