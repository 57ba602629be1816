/** All recipes. */
export const RECIPES_PATH = '/recepten';

/** The newest recipes as RSS. */
export const RECIPES_FEED_PATH = '/recepten.rss';

/** The path of the recipe of `{id}-{slug}`. */
export const recipePath = (idAndSlug: string): string => `${RECIPES_PATH}/${idAndSlug}`;

/** For how many people a recipe is shown, and for how many its editor wrote it. */
export interface Portions {
  people: number;
  own: number;
}

/** The query parameter with the number of people. */
export const PEOPLE_PARAMETER = 'personen';

/** The page of a recipe for a number of people, from its path; for those of its editor it has no query. */
export const portionsPath = (path: string, { people, own }: Portions): string =>
  people === own ? path : `${path}?${PEOPLE_PARAMETER}=${people}`;

/** The page that shows a recipe while it is being cooked, from the path of the recipe. */
export const cookingPath = (path: string, portions: Portions = { people: 0, own: 0 }): string =>
  portionsPath(`${path}/koken`, portions);

/** The shopping list of this browser. */
export const SHOPPING_LIST_PATH = '/boodschappenlijst';

/** The overview of the recipes of one of these types. */
export const recipeTypesPath = (types: readonly number[]): string =>
  types.length > 0 ? `${RECIPES_PATH}?types=${types.join(',')}` : RECIPES_PATH;

/** The day that a reader plans from recipes. */
export const DAY_PATH = `${RECIPES_PATH}/mijn-dag`;

/** The id of the fields in which a reader chooses limits. */
export const LIMIT_FIELDS_ID = 'grenzen';
