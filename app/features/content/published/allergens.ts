/** What the law has named on labels, with its name for readers (Regulation (EU) No 1169/2011, annex II). */
export const ALLERGENS = {
  gluten: 'gluten',
  crustaceans: 'schaaldieren',
  eggs: 'ei',
  fish: 'vis',
  peanuts: 'pinda',
  soy: 'soja',
  milk: 'melk',
  nuts: 'noten',
  celery: 'selderij',
  mustard: 'mosterd',
  sesame: 'sesam',
  sulphites: 'sulfiet',
  lupin: 'lupine',
  molluscs: 'weekdieren',
} as const;

export type Allergen = keyof typeof ALLERGENS;

export const ALLERGEN_KEYS = Object.keys(ALLERGENS) as Allergen[];

/** In place of all of them: that a recipe has none. Without any, editors have not said. */
const NO_ALLERGENS = 'none';

export const ALLERGEN_CHOICES = [...ALLERGEN_KEYS, NO_ALLERGENS] as const;
