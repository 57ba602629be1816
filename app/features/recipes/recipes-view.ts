import { pageIndexOf } from '#app/platform/database/paging.ts';
import { parseLimits } from './nutrient-limits/nutrient-limits.ts';
import { LIMIT_PARAMETERS, type RecipesView, recipesViewPath } from './paths.ts';

/**
 * The view of the overview that the query requests, with the types that exist. `redirect` is its canonical path if the query
 * is not canonical: with types in another order, as an HTML form sends them. Only members have favourites: for visitors
 * `toon` is ignored, so that the page cache does not have to distinguish it.
 */
export function parseRecipesView(
  query: URLSearchParams,
  { types, member }: { types: readonly { id: number }[]; member: boolean },
): { view: RecipesView; redirect: string | null } {
  const favourites = member && query.get('toon') === 'favorieten';
  const requested = new Set(query.getAll('types').flatMap((ids) => ids.split(',')));
  const typeIds = types.map(({ id }) => id).filter((id) => !favourites && requested.has(String(id)));
  const sorted = typeIds.sort((one, other) => one - other);
  const view = { favourites, types: sorted, limits: parseLimits(query), page: pageIndexOf(query) + 1 };
  const path = recipesViewPath(view);
  const canonical = new URL(path, 'http://any').searchParams;
  const isCanonical = [...(member ? ['toon'] : []), 'types', ...Object.values(LIMIT_PARAMETERS), 'page'].every(
    (name) => JSON.stringify(query.getAll(name)) === JSON.stringify(canonical.getAll(name)),
  );
  return { view, redirect: isCanonical ? null : path };
}
