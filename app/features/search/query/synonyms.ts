import { listDocuments } from '#app/features/content/index.ts';
import type { RequestContext } from '#app/platform/http/request-context.ts';
import { readShared } from '#app/platform/page-cache/read-shared.ts';
import { stemWords } from '../text/stem-words.ts';
import { wordsOf } from '../text/words.ts';

/** A word, or words, that mean the same as others of its group. */
interface Synonym {
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

/**
 * The terms of a synonym. One of several words of which a single one says something has none: 'geen dialyse' is not
 * 'dialyse'.
 */
function termsOf(spelling: string, terms: ReadonlyMap<string, string>): string[] {
  const words = wordsOf(spelling);
  const found = words.flatMap((word) => terms.get(word) ?? []);
  return words.length > 1 && found.length === 1 ? [] : found;
}
