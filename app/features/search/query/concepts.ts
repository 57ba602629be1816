import { listConcepts } from '#app/features/content/index.ts';
import { namesOf } from '#app/features/content/published/concept-names.ts';
import type { DocumentOf } from '#app/features/content/published/documents.ts';
import type { Database } from '#app/platform/database/database.ts';
import { prepared } from '#app/platform/database/prepared.ts';
import type { RequestContext } from '#app/platform/http/request-context.ts';
import { readShared } from '#app/platform/page-cache/read-shared.ts';
import { conceptTerm } from '../entries/weigh-terms.ts';
import { stemWords } from '../stem-words.ts';
import { wordsOf } from '../words.ts';

/** A name of a concept: a word, or words, that mean the same as its other names. */
export interface Synonym {
  /** As editors wrote it. */
  spelling: string;
  terms: readonly string[];
  /** Whether it is what people say, and no name that texts use. */
  isLay: boolean;
}

/** A concept with all that leads to it, and to what it leads, as terms of the index. */
export interface SearchedConcept {
  names: readonly Synonym[];
  /** The term of the pages about it. */
  term: string;
  /** The terms of the pages about what is a kind or part of it, and about what is related to it. */
  narrower: readonly string[];
  related: readonly string[];
}

/** The concepts by each of their names, as `keysOf` gives them. */
export function conceptsByName(ctx: RequestContext): Promise<ReadonlyMap<string, readonly SearchedConcept[]>> {
  return readShared(ctx, 'concepts of the search', async (shared) => {
    const concepts = [...(await listConcepts(shared)).values()];
    const spelled = concepts.map((concept) => ({ concept, names: namesOf(concept) }));
    const terms = await stemWords(
      shared.platform.db,
      spelled.flatMap(({ names }) => names.flatMap(wordsOf)),
    );
    const narrower = Map.groupBy(pairsOf(concepts, 'broader'), ([, broader]) => broader);
    const related = Map.groupBy(
      pairsOf(concepts, 'related').flatMap(([one, other]) => [[one, other] as const, [other, one] as const]),
      ([one]) => one,
    );
    const byName = new Map<string, SearchedConcept[]>();
    for (const { concept, names } of spelled) {
      const isLay = new Set(concept.layWords);
      const searched: SearchedConcept = {
        names: names
          .map((spelling) => ({ spelling, terms: termsOf(spelling, terms), isLay: isLay.has(spelling) }))
          .filter((name) => name.terms.length > 0),
        term: conceptTerm(concept.id),
        narrower: (narrower.get(concept.id) ?? []).map(([kind]) => conceptTerm(kind)),
        related: [...new Set((related.get(concept.id) ?? []).map(([, other]) => conceptTerm(other)))],
      };
      for (const key of new Set(names.flatMap((name) => keysOf(wordsOf(name), terms))))
        byName.set(key, [...(byName.get(key) ?? []), searched]);
    }
    return byName;
  });
}

/**
 * The keys of a name of these words: the words written as one, without the ending of the last or without any endings, and their
 * terms alone. So 'palliatiefteam' is 'palliatief team', and 'shunt in de arm' is 'shunt arm'.
 */
export function keysOf(words: readonly string[], terms: ReadonlyMap<string, string>): string[] {
  const found = words.flatMap((word) => terms.get(word) ?? []);
  const last = words.at(-1);
  if (last === undefined || found.length === 0) return [];
  const stems = words.map((word) => terms.get(word) ?? word);
  return [
    ...new Set([
      ...[[...words.slice(0, -1), stems.at(-1)], stems].map((parts) => parts.join('')),
      ...(found.length > 1 ? [found.join('')] : []),
    ]),
  ];
}

/** Each concept with each other that it refers to by this field. */
const pairsOf = (concepts: readonly DocumentOf<'concept'>[], field: 'broader' | 'related') =>
  concepts.flatMap((concept) => concept[field].map((other) => [concept.id, other] as const));

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
