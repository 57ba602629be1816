import { listReferred, listSpelledDefinitions } from '#app/features/content/index.ts';
import type { RequestContext } from '#app/platform/http/request-context.ts';
import type { SearchScope } from '../search-result.ts';
import { wordsOf } from '../words.ts';

/** More explanations than this would hide the results. */
const MAX_SCOPES = 3;

/** The explanations of the words of a search that the site explains, those of several words first. */
export async function listScopes(ctx: RequestContext, term: string): Promise<SearchScope[]> {
  const typed = phraseOf(term);
  if (typed.trim() === '') return [];
  const definitions = await listSpelledDefinitions(ctx);
  const found = definitions
    .map((definition) => ({ definition, length: lengthOfMatch(typed, [definition.title, ...definition.spellings]) }))
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

/** The length of the longest of these spellings that was typed; 0 for none. */
const lengthOfMatch = (typed: string, spellings: readonly string[]): number =>
  Math.max(
    0,
    ...spellings
      .map(phraseOf)
      .filter((phrase) => phrase.trim() !== '' && typed.includes(phrase))
      .map((phrase) => phrase.length),
  );
