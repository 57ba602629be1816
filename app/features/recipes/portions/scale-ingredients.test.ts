import { expect, it } from 'vitest';
import type { Ingredient } from '#app/features/content/published/recipe.ts';
import { ingredientText } from '../ui/parts/ingredient-text.ts';
import { scaleIngredients } from './scale-ingredients.ts';

const item = (fields: Partial<Ingredient>): Ingredient => ({
  ...{ amount: null, unit: null, name: 'eieren', singular: 'ei', note: null },
  ...fields,
});
const groups = [
  { title: 'Voor het deeg', items: [item({ amount: 2 }), item({ amount: 250, unit: 'gram', name: 'bloem' })] },
  { title: null, items: [item({ name: 'peper', note: 'versgemalen' })] },
];

/** The ingredients for this many people in place of 4, as a reader sees them. */
const scaled = (people: number) =>
  scaleIngredients(groups, { people, own: 4 }).flatMap(({ items }) =>
    items.map((each) => {
      const { amount, name, note } = ingredientText(each);
      return [amount?.replace('\u00a0', ' '), name, note].filter(Boolean).join(' ');
    }),
  );

it.each([
  [2, ['1 ei', '130 gram bloem', 'peper versgemalen']],
  [1, ['½ ei', '65 gram bloem', 'peper versgemalen']],
  [20, ['10 eieren', '1¼ kilo bloem', 'peper versgemalen']],
])('for %d people', (people, expected) => {
  expect(scaled(people)).toEqual(expected);
});

it('for its own number of people a recipe stays as its editor wrote it', () => {
  expect(scaleIngredients(groups, { people: 4, own: 4 })).toEqual(groups);
});
