import { ALLERGENS, type Allergen } from '#app/features/content/published/allergens.ts';
import { RECIPES_PATH } from '../paths.ts';

const NUTRIENTS = ['salt', 'potassium', 'phosphate', 'protein', 'fluid'] as const;

/** The most that a portion may have, in the units in which a reader chooses: salt in milligrams. In no address (rules.md R57). */
export type NutrientLimits = Partial<Record<(typeof NUTRIENTS)[number], number>>;

/** The query parameter, and its value, with which a member sees the list without the limits of their profile. */
export const LIMITS_PARAMETER = 'grenzen';
export const NO_LIMITS = 'geen';

/** What a reader minds: the diets that they eat, what they leave out, and their limits. */
export interface Wishes {
  /** Ids of types in ascending order. */
  types: readonly number[];
  /** In the order of the law. */
  without: readonly Allergen[];
  limits: NutrientLimits;
}

/** What the overview lists: all recipes, those of some types, or the favourites of the viewer. */
export interface RecipesView extends Wishes {
  favourites: boolean;
  /** Those that the viewer keeps in their profile, which hold unless other ones are sent or the address says that none do. */
  profileLimits: NutrientLimits;
  /** What the list begins with, where it has what does not fit too; nothing for a list by title. */
  first?: Wishes | undefined;
  /** From 1. */
  page: number;
}

/** The query parameter with the names of what no recipe of the list has. */
export const WITHOUT_PARAMETER = 'zonder';

/** Whether there is a limit at all. */
export const hasLimits = (limits: NutrientLimits): boolean => NUTRIENTS.some((nutrient) => limits[nutrient]);

/** Whether a reader minds anything. */
export const hasWishes = ({ types, without, limits }: Wishes): boolean =>
  types.length > 0 || without.length > 0 || hasLimits(limits);

/** Whether two readers would see the same list by these limits. */
export const isSameLimits = (one: NutrientLimits, other: NutrientLimits): boolean =>
  NUTRIENTS.every((nutrient) => one[nutrient] === other[nutrient]);

/** Whether the address of a view tells which limits it has: none, or those of the profile. */
export const isOfAddress = ({ limits, profileLimits }: Pick<RecipesView, 'limits' | 'profileLimits'>): boolean =>
  !hasLimits(limits) || isSameLimits(limits, profileLimits);

/**
 * The canonical path of a view of the overview: `?types=4,7&zonder=melk&page=2`, `?toon=favorieten`; the first page has no
 * number. It has no limits; `?grenzen=geen` is the list that those of the profile do not narrow.
 */
export function recipesViewPath({
  favourites,
  types,
  without = [],
  limits = {},
  profileLimits = {},
  page,
}: Partial<RecipesView>): string {
  const parts: string[] = [];
  if (favourites) parts.push('toon=favorieten');
  if (types && types.length > 0) parts.push(`types=${types.join(',')}`);
  if (without.length > 0) parts.push(`${WITHOUT_PARAMETER}=${without.map((allergen) => ALLERGENS[allergen])}`);
  if (hasLimits(profileLimits) && !isSameLimits(limits, profileLimits)) parts.push(`${LIMITS_PARAMETER}=${NO_LIMITS}`);
  if (page && page > 1) parts.push(`page=${page}`);
  return parts.length > 0 ? `${RECIPES_PATH}?${parts.join('&')}` : RECIPES_PATH;
}

/** The value of the field `intent` of a form that asks for a list within limits. */
export const WITHIN_LIMITS = 'within-limits';

/** The fields of that form for a view: what is in its address, and its limits by nutrient. */
export const viewFields = (view: Partial<RecipesView>): Record<string, string> => ({
  ...Object.fromEntries(new URL(recipesViewPath(view), 'http://any').searchParams),
  ...Object.fromEntries(Object.entries(view.limits ?? {}).map(([nutrient, limit]) => [nutrient, String(limit)])),
  intent: WITHIN_LIMITS,
});

/** The fields of that form by which the list begins with what fits, in place of having nothing else. */
export const FIRST_FIELDS = { types: 'first-types', without: 'first-without' } as const;

/** The fields of that form for a view that begins with what fits these wishes. */
export const viewFieldsWithFirst = (view: RecipesView, { types, without, limits }: Wishes): Record<string, string> => ({
  ...viewFields({ ...view, limits }),
  [FIRST_FIELDS.types]: types.join(),
  [FIRST_FIELDS.without]: without.map((allergen) => ALLERGENS[allergen]).join(),
});

/** What a member just did with their limits: put them in their profile, removed them, or moved them to this browser. */
const LIMITS_CHANGES = ['bewaard', 'weg', 'browser'] as const;
export type LimitsChange = (typeof LIMITS_CHANGES)[number];

/** The id of what tells a member where their limits are. */
export const LIMITS_ID = 'mijn-grenzen';

/** The overview of this filter, which says what was done with the limits. */
export function limitsChangedPath(filter: Pick<RecipesView, 'types' | 'without'>, change: LimitsChange): string {
  const path = recipesViewPath(filter);
  return `${path}${path.includes('?') ? '&' : '?'}opgeslagen=${change}#${LIMITS_ID}`;
}

/** What was just done with the limits, from the query of such a path. */
export const limitsChangeOf = (query: URLSearchParams): LimitsChange | null =>
  LIMITS_CHANGES.find((change) => change === query.get('opgeslagen')) ?? null;
