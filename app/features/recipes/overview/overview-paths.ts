import { RECIPES_PATH, recipeTypesPath } from '../paths.ts';

/** The query parameters with the most that a portion may have, by nutrient: salt in milligrams. */
export const LIMIT_PARAMETERS = {
  salt: 'zout',
  potassium: 'kalium',
  phosphate: 'fosfaat',
  protein: 'eiwit',
  fluid: 'vocht',
} as const;

/** The most that a portion may have, in the units of the query. */
export type NutrientLimits = Partial<Record<keyof typeof LIMIT_PARAMETERS, number>>;

/** The query parameter, and its value, with which a member sees the list without the limits of their profile. */
export const LIMITS_PARAMETER = 'grenzen';
export const NO_LIMITS = 'geen';

/** What the overview lists: all recipes, those of some types, or the favourites of the viewer. */
export interface RecipesView {
  favourites: boolean;
  /** Ids of types in ascending order; an empty list means all. */
  types: readonly number[];
  limits: NutrientLimits;
  /** Those that the viewer keeps in their profile: they hold where the address names no others, and so are never in it. */
  profileLimits: NutrientLimits;
  /** From 1. */
  page: number;
}

const NUTRIENTS = Object.keys(LIMIT_PARAMETERS) as (keyof NutrientLimits)[];

/** Whether there is a limit at all. */
export const hasLimits = (limits: NutrientLimits): boolean => NUTRIENTS.some((nutrient) => limits[nutrient]);

/** Whether two readers would see the same list by these limits. */
export const isSameLimits = (one: NutrientLimits, other: NutrientLimits): boolean =>
  NUTRIENTS.every((nutrient) => one[nutrient] === other[nutrient]);

/**
 * The canonical path of a view of the overview: `?types=4,7&kalium=400&page=2`, `?toon=favorieten`; the first page has no
 * number. Limits of the profile are not named; without any, a member who has those gets `?grenzen=geen`.
 */
export function recipesViewPath({
  favourites,
  types,
  limits = {},
  profileLimits = {},
  page,
}: Partial<RecipesView>): string {
  const parts: string[] = [];
  if (favourites) parts.push('toon=favorieten');
  if (types && types.length > 0) parts.push(`types=${types.join(',')}`);
  if (!isSameLimits(limits, profileLimits)) parts.push(...limitParts(limits));
  if (page && page > 1) parts.push(`page=${page}`);
  return parts.length > 0 ? `${RECIPES_PATH}?${parts.join('&')}` : RECIPES_PATH;
}

function limitParts(limits: NutrientLimits): string[] {
  const named = NUTRIENTS.filter((nutrient) => limits[nutrient]);
  if (named.length === 0) return [`${LIMITS_PARAMETER}=${NO_LIMITS}`];
  return named.map((nutrient) => `${LIMIT_PARAMETERS[nutrient]}=${limits[nutrient]}`);
}

/** What a member just did with their limits: put them in their profile, removed them, or moved them to this browser. */
const LIMITS_CHANGES = ['bewaard', 'weg', 'browser'] as const;
export type LimitsChange = (typeof LIMITS_CHANGES)[number];

/** The id of what tells a member where their limits are. */
export const LIMITS_ID = 'mijn-grenzen';

/** The overview of these types, which says what was done with the limits. */
export function limitsChangedPath(types: readonly number[], change: LimitsChange): string {
  const path = recipeTypesPath(types);
  return `${path}${path.includes('?') ? '&' : '?'}opgeslagen=${change}#${LIMITS_ID}`;
}

/** What was just done with the limits, from the query of such a path. */
export const limitsChangeOf = (query: URLSearchParams): LimitsChange | null =>
  LIMITS_CHANGES.find((change) => change === query.get('opgeslagen')) ?? null;
