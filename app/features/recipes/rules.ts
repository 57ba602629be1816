/** How many recipes a page of the overview or of a call has (choices.md 30). */
export const RECIPES_PAGE_SIZE = 10;

/** How many types a call can filter by at once. */
export const TYPES_MAX = 50;

/** What the overview and the feed say about themselves until editors write a page about the recipes. */
export const RECIPES_INTRO = 'Lekker eten met minder zout, kalium of fosfaat.';

/** What a list without some allergens does not promise: the allergens are those of the ingredients. */
export const ALLERGENS_NOTE =
  'We kijken naar de ingrediënten. Sporen, en wat een merk toevoegt, kennen we niet. Kijk altijd op het etiket.';

/** That the limits behind a label such as 'Weinig kalium' are ours. */
export const TYPES_NOTE =
  'Deze grenzen kozen we zelf, en geen diëtist heeft ze nagekeken. Wat voor jou geldt, hoor je van je diëtist.';

/** The most people for whom a recipe is scaled. */
export const MAX_PEOPLE = 20;

/** The most characters of a shopping list that is mailed. */
export const MAX_LIST = 10_000;
