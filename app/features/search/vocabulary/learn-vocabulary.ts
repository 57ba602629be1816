import { sql } from 'kysely';
import { readConcepts } from '#app/features/content/index.ts';
import { namesOf, shownNames } from '#app/features/content/published/concept-names.ts';
import type { Database, OpenTransaction } from '#app/platform/database/database.ts';
import { SEARCH_VOCABULARY_LOCK } from '#app/platform/database/lock-numbers.ts';
import type { Platform } from '#app/platform/platform.ts';
import { LISTS } from '../entries/list-items.ts';
import { stemWords } from '../stem-words.ts';
import { soundOf, wordsOf } from '../words.ts';
import { listSuggestions, type Titled } from './collect-suggestions.ts';
import { type Word, WordCounts } from './count-words.ts';
import { splitInTwo } from './split-compounds.ts';

/** Counts up when what is learnt, or how, changes: then every site learns anew. */
const VOCABULARY_VERSION = 8;

/** How many documents are read at once. */
const BATCH = 100;

/**
 * Learns the words, compounds and suggestions of the published documents, concepts and groups, if they changed since it was
 * done last. What members write is never learnt: it would show in suggestions and corrections (rules.md R19).
 */
export async function learnVocabulary({ db }: Pick<Platform, 'db'>): Promise<void> {
  const state = await readPublished(db);
  if (state.learnt) return;
  const counts = new WordCounts();
  const titled: Titled[] = [];
  const carried = new Set<number>();
  for (const column of ['documentId', 'groupId'] as const) {
    for (let after = 0; ; ) {
      const items = await LISTS[column](db, { after, limit: BATCH });
      for (const item of items) {
        counts.add([item.title, ...item.keywords, item.description, item.text].join('\n'));
        const { kind, title, keywords, questionLines, concepts } = item;
        titled.push({ kind, title, keywords, questionLines });
        for (const id of concepts) carried.add(id);
      }
      const last = items.at(-1);
      if (items.length < BATCH || !last) break;
      after = last.id;
    }
  }
  const words = counts.words();
  const concepts = await readConcepts(db);
  const names = concepts.filter(({ id }) => carried.has(id)).flatMap(shownNames);
  const ofLines = titled.flatMap(({ questionLines }) => questionLines).flatMap(wordsOf);
  const known = new Map([...inNoText(ofLines), ...inNoText(concepts.flatMap(namesOf)), ...words]);
  const terms = await stemWords(db, known.keys());
  await db.transaction().execute(async (tx) => {
    await sql`select pg_advisory_xact_lock(${SEARCH_VOCABULARY_LOCK})`.execute(tx);
    await storeWords(tx, known, terms);
    await storeCompounds(tx, words, terms);
    await storeSuggestions(tx, listSuggestions(titled, { words, names: names.map(({ name }) => name) }));
    await tx
      .updateTable('searchState')
      .set({ vocabularyVersion: VOCABULARY_VERSION, revision: state.revision, documents: state.documents })
      .execute();
  });
}

/**
 * Names of concepts of one word, and the words of how people ask: what is mistyped may be one that no page has, but that
 * leads to many. They count as words of no text, so that they are not suggested and say no more than other words that are on
 * no page.
 */
const inNoText = (spellings: readonly string[]): Map<string, Word> =>
  new Map(
    spellings.flatMap((spelling) => {
      const [word, ...others] = wordsOf(spelling);
      return word && others.length === 0 ? [[word, { entries: 0, spelling }] as const] : [];
    }),
  );

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
  const entries = entriesOfTerms(words, terms);
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

/** In how many texts the term of each word is, at least: as often as its most frequent form. */
function entriesOfTerms(words: Words, terms: Terms): Map<string, number> {
  const byTerm = new Map<string, number>();
  for (const [word, { entries }] of words) {
    const term = terms.get(word) ?? word;
    byTerm.set(term, Math.max(entries, byTerm.get(term) ?? 0));
  }
  return new Map([...words.keys()].map((word) => [word, byTerm.get(terms.get(word) ?? word) ?? 0]));
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
