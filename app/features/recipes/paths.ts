/** All recipes. */
export const RECIPES_PATH = '/recepten';

/** The newest recipes as RSS. */
export const RECIPES_FEED_PATH = '/recepten.rss';

/** The path of the recipe of `{id}-{slug}`. */
export const recipePath = (idAndSlug: string): string => `${RECIPES_PATH}/${idAndSlug}`;

/** What the overview lists: all recipes, those of some types, or the favourites of the viewer. */
export interface RecipesView {
  favourites: boolean;
  /** Ids of types in ascending order; an empty list means all. */
  types: readonly number[];
  /** From 1. */
  page: number;
}

/** The canonical path of a view of the overview: `?types=4,7&page=2`, `?toon=favorieten`; the first page has no number. */
export function recipesViewPath({ favourites, types, page }: Partial<RecipesView>): string {
  const parts: string[] = [];
  if (favourites) parts.push('toon=favorieten');
  if (types && types.length > 0) parts.push(`types=${types.join(',')}`);
  if (page && page > 1) parts.push(`page=${page}`);
  return parts.length > 0 ? `${RECIPES_PATH}?${parts.join('&')}` : RECIPES_PATH;
}
