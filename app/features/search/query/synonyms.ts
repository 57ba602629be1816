import { listDocuments } from '#app/features/content/index.ts';
import type { RequestContext } from '#app/platform/http/request-context.ts';
import { readShared } from '#app/platform/page-cache/read-shared.ts';
import { stemWords } from '../text/stem-words.ts';
import { wordsOf } from '../text/words.ts';

/** A word, or words, that mean the same as others of its group. */
export interface Synonym {
  /** As editors wrote it. */
  spelling: string;
  terms: readonly string[];
}

/** The groups of synonyms of the editors, each with two or more. */
export async function listSynonyms(ctx: RequestContext): Promise<readonly (readonly Synonym[])[]> {
  const { groups } = await readShared(ctx, 'search synonyms', async (shared) => {
    const documents = await listDocuments(shared, 'synonyms');
    const terms = await stemWords(
      shared.platform.db,
      documents.flatMap(({ words }) => words.flatMap(wordsOf)),
    );
    return {
      groups: documents.map(({ words }) =>
        words
          .map((spelling) => ({ spelling, terms: termsOf(spelling, terms) }))
          .filter((synonym) => synonym.terms.length > 0),
      ),
    };
  });
  return groups;
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
