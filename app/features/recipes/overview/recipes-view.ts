import { pageIndexOf } from '#app/platform/database/paging.ts';
import { canonicalRedirect, chosenIds } from '#app/platform/http/pages/list-view.ts';
import { parseLimits } from '../nutrient-limits/nutrient-limits.ts';
import {
  LIMIT_PARAMETERS,
  LIMITS_PARAMETER,
  type NutrientLimits,
  type RecipesView,
  recipesViewPath,
} from './overview-paths.ts';

/** What the viewer brings along: only members have favourites, and limits in their profile. */
interface RecipesViewer {
  types: readonly { id: number }[];
  member: boolean;
  profileLimits: NutrientLimits;
}

/**
 * The view of the overview that the query requests, with the types that exist. `redirect` is its canonical path if the query
 * is not canonical: with types in another order, as an HTML form sends them. For visitors `toon` and `grenzen` are ignored,
 * so that the page cache does not have to distinguish them.
 */
export function parseRecipesView(
  query: URLSearchParams,
  { types, member, profileLimits }: RecipesViewer,
): { view: RecipesView; redirect: string | null } {
  const favourites = member && query.get('toon') === 'favorieten';
  const known = favourites ? [] : types.map(({ id }) => id);
  const chosen = chosenIds(query, 'types', known);
  const limits = namesLimits(query) ? parseLimits(query) : profileLimits;
  const view = { favourites, types: chosen, limits, profileLimits, page: pageIndexOf(query) + 1 };
  const ofMembers = member ? ['toon', LIMITS_PARAMETER] : [];
  const names = [...ofMembers, 'types', ...PARAMETERS, 'page'];
  return { view, redirect: canonicalRedirect(query, recipesViewPath(view), names) };
}

const PARAMETERS = Object.values(LIMIT_PARAMETERS);

/** Whether the query says itself which limits hold, be it none; a form sends an empty value for each that is not chosen. */
const namesLimits = (query: URLSearchParams): boolean =>
  [LIMITS_PARAMETER, ...PARAMETERS].some((name) => query.has(name));
