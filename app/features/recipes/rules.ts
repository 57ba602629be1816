/** How many recipes a page of the overview or of a call has (choices.md 30). */
export const RECIPES_PAGE_SIZE = 10;

/** How many types a call can filter by at once. */
export const TYPES_MAX = 50;

/** What the overview and the feed say about themselves until editors write a page about the recipes. */
export const RECIPES_INTRO =
  'Lekker eten met minder zout, kalium of fosfaat. Bij elk recept zie je wat er in een portie zit.';

/** The most people for whom a recipe is scaled. */
export const MAX_PEOPLE = 20;

/** The most characters of a shopping list that is mailed. */
export const MAX_LIST = 10_000;
