import { listDocuments } from '#app/features/content/index.ts';
import type { Database } from '#app/platform/database/database.ts';
import { prepared } from '#app/platform/database/prepared.ts';
import type { RequestContext } from '#app/platform/http/request-context.ts';
import { readShared } from '#app/platform/page-cache/read-shared.ts';
import { stemWords } from '../stem-words.ts';
import { wordsOf } from '../words.ts';

/** A word, or words, that mean the same as others of its group. */
export interface Synonym {
  /** As editors wrote it. */
  spelling: string;
  terms: readonly string[];
}

/** A synonym that may be in a search, with the others of its group. */
export interface SynonymInGroup {
  terms: readonly string[];
  others: readonly Synonym[];
}

/** The synonyms of the editors, by their first term. */
export function synonymsByTerm(ctx: RequestContext): Promise<ReadonlyMap<string, readonly SynonymInGroup[]>> {
  return readShared(ctx, 'search synonyms', async (shared) => {
    const documents = await listDocuments(shared, 'synonyms');
    const terms = await stemWords(
      shared.platform.db,
      documents.flatMap(({ words }) => words.flatMap(wordsOf)),
    );
    const synonyms = documents.flatMap(({ words }) => {
      const group = words
        .map((spelling): Synonym => ({ spelling, terms: termsOf(spelling, terms) }))
        .filter((synonym) => synonym.terms.length > 0);
      return group.map((synonym) => ({ terms: synonym.terms, others: group.filter((other) => other !== synonym) }));
    });
    return Map.groupBy(synonyms, (synonym) => synonym.terms[0] ?? '');
  });
}

/** How many synonyms are shown. */
const MAX_SYNONYMS = 8;

/**
 * The spellings of the first synonyms that have all their words on pages. Editors also give misspelt words, so that these
 * are understood: they are not shown to readers.
 */
export async function keepSynonymsOnPages(db: Database, synonyms: readonly Synonym[]): Promise<string[]> {
  if (synonyms.length === 0) return [];
  const rows = await listTermsOnPages(db, { terms: [...new Set(synonyms.flatMap(({ terms }) => terms))] });
  const onPages = new Set(rows.map(({ term }) => term));
  const shown = synonyms.filter(({ terms }) => terms.every((term) => onPages.has(term)));
  return [...new Set(shown.map(({ spelling }) => spelling))].slice(0, MAX_SYNONYMS);
}

const listTermsOnPages = prepared((db, { terms }: { terms: readonly string[] }) =>
  db
    .selectFrom('searchWord')
    .select('term')
    .distinct()
    .where('entries', '>', 0)
    .where((eb) => eb('term', '=', eb.fn.any(eb.val(terms)))),
);

/**
 * The terms of a synonym. One of several words of which a single one says something has none: 'geen dialyse' is not
 * 'dialyse'.
 */
function termsOf(spelling: string, terms: ReadonlyMap<string, string>): string[] {
  const words = wordsOf(spelling);
  const found = words.flatMap((word) => terms.get(word) ?? []);
  return words.length > 1 && found.length === 1 ? [] : found;
}
