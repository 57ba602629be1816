import { listConcepts, listReferred, listSpelledDefinitions } from '#app/features/content/index.ts';
import { namesOf } from '#app/features/content/published/concept-names.ts';
import type { RequestContext } from '#app/platform/http/request-context.ts';
import { readShared } from '#app/platform/page-cache/read-shared.ts';
import type { SearchScope } from '../search-result.ts';
import { wordsOf } from '../words.ts';

/** More explanations than this would hide the results. */
const MAX_SCOPES = 3;

/** The explanations of the words of a search that the site explains, by any name of what they are; of several words first. */
export async function listScopes(ctx: RequestContext, term: string): Promise<SearchScope[]> {
  const typed = phraseOf(term);
  if (typed.trim() === '') return [];
  const explained = await listExplained(ctx);
  const found = explained
    .map(({ definition, phrases }) => ({ definition, length: lengthOfMatch(typed, phrases) }))
    .filter(({ length }) => length > 0)
    .sort((one, other) => other.length - one.length)
    .slice(0, MAX_SCOPES)
    .map(({ definition }) => definition);
  const pages = await listReferred(
    ctx,
    found.flatMap(({ page }) => page ?? []),
  );
  return found.map(({ title, description, page }) => {
    const referred = page === null ? undefined : pages[page];
    return { name: title, description, path: referred && 'path' in referred ? referred.path : null };
  });
}

/** The words of a text between single spaces, so that one can look whether it has a phrase. */
const phraseOf = (text: string): string => ` ${wordsOf(text).join(' ')} `;

/** What the site explains, with the phrases that name it: its own spellings, and all names of the concept that it is. */
const listExplained = (ctx: RequestContext) =>
  readShared(ctx, 'explained phrases', async (shared) => {
    const [definitions, concepts] = await Promise.all([listSpelledDefinitions(shared), listConcepts(shared)]);
    return definitions.map((definition) => {
      const concept = concepts.get(definition.concept ?? 0);
      const names = [definition.title, ...definition.spellings, ...(concept ? namesOf(concept) : [])];
      return { definition, phrases: names.map(phraseOf).filter((phrase) => phrase.trim() !== '') };
    });
  });

/** The length of the longest of these phrases that was typed; 0 for none. */
const lengthOfMatch = (typed: string, phrases: readonly string[]): number =>
  Math.max(0, ...phrases.filter((phrase) => typed.includes(phrase)).map((phrase) => phrase.length));
