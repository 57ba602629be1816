import { ALLERGEN_KEYS, ALLERGENS, type Allergen } from '#app/features/content/published/allergens.ts';
import { pageIndexOf } from '#app/platform/database/paging.ts';
import { canonicalRedirect, chosenIds, chosenOf } from '#app/platform/http/pages/list-view.ts';
import {
  FIRST_FIELDS,
  hasLimits,
  LIMITS_PARAMETER,
  type NutrientLimits,
  type RecipesView,
  recipesViewPath,
  WITHOUT_PARAMETER,
  type Wishes,
} from './overview-paths.ts';

/** What the viewer brings along: only members have favourites, and limits in their profile. */
interface RecipesViewer {
  types: readonly { id: number }[];
  member: boolean;
  profileLimits: NutrientLimits;
  /** Those that a form sent for this list alone; it says in the query whether the list only begins with what fits. */
  limits?: NutrientLimits | undefined;
}

/**
 * The view of the overview that the query requests, with the types that exist. `redirect` is its canonical path if the query
 * is not canonical: with types in another order, as an HTML form sends them. For visitors `toon` and `grenzen` are ignored,
 * so that the page cache does not have to distinguish them.
 */
export function parseRecipesView(
  query: URLSearchParams,
  { types, member, profileLimits, limits: sent }: RecipesViewer,
): { view: RecipesView; redirect: string | null } {
  const favourites = member && query.get('toon') === 'favorieten';
  const known = favourites ? [] : types.map(({ id }) => id);
  const chosen = chosenIds(query, 'types', known);
  const without = favourites ? [] : chosenAllergens(query);
  const sentFirst = sent && query.has(FIRST_FIELDS.types) ? firstIn(query, sent, types) : undefined;
  const ofAddress = query.has(LIMITS_PARAMETER) ? {} : profileLimits;
  const limits = sentFirst ? {} : (sent ?? ofAddress);
  const ofProfile =
    hasLimits(profileLimits) && !hasLimits(limits) ? { ...NO_WISHES, limits: profileLimits } : undefined;
  const first = favourites ? undefined : (sentFirst ?? ofProfile);
  const view = { favourites, types: chosen, without, limits, profileLimits, first, page: pageIndexOf(query) + 1 };
  const ofMembers = member ? ['toon', LIMITS_PARAMETER] : [];
  const parameters = [...ofMembers, 'types', WITHOUT_PARAMETER, 'page'];
  return { view, redirect: canonicalRedirect(query, recipesViewPath(view), parameters) };
}

const NO_WISHES: Wishes = { types: [], without: [], limits: {} };

/** What a form wants the list to begin with, among the types that exist. */
const firstIn = (form: URLSearchParams, limits: NutrientLimits, types: RecipesViewer['types']): Wishes => ({
  types: chosenIds(
    form,
    FIRST_FIELDS.types,
    types.map(({ id }) => id),
  ),
  without: chosenAllergens(form, FIRST_FIELDS.without),
  limits,
});

/** What the query wants no recipe to have. */
export function chosenAllergens(query: URLSearchParams, parameter: string = WITHOUT_PARAMETER): Allergen[] {
  const names = chosenOf(query, parameter, Object.values(ALLERGENS));
  return ALLERGEN_KEYS.filter((allergen) => names.includes(ALLERGENS[allergen]));
}
