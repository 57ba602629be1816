import { expect, it } from 'vitest';
import type { Ingredient } from '#app/features/content/published/recipe.ts';
import { formatAmount, ingredientText } from './ingredient-text.ts';

const NBSP = '\u00a0';
const text = (ingredient: Partial<Ingredient>) => {
  const { amount, name } = ingredientText({
    ...{ amount: null, unit: null, name: 'eieren', singular: 'ei', note: null },
    ...ingredient,
  });
  return [amount, name].filter(Boolean).join(' ');
};

it.each([
  [{ amount: 4 }, '4 eieren'],
  [{ amount: 1 }, '1 ei'],
  [{ amount: 0.5 }, '½ ei'],
  [{ amount: 1.5 }, '1½ ei'],
  [{ amount: 2, singular: null }, '2 eieren'],
  [{ amount: 250, unit: 'gram', name: 'bloem', singular: null }, `250${NBSP}gram bloem`],
  [{ amount: 2, unit: 'eetlepel', name: 'olie' }, `2${NBSP}eetlepels olie`],
  [{ amount: 1, unit: 'plak', name: 'kaas' }, `1${NBSP}plak kaas`],
  [{ amount: 3, unit: 'plak', name: 'kaas' }, `3${NBSP}plakken kaas`],
  [{ amount: 0.5, unit: 'liter', name: 'water' }, `½${NBSP}liter water`],
  [{ unit: 'snufje', name: 'kaneel' }, 'snufje kaneel'],
  [{ name: 'versgemalen peper' }, 'versgemalen peper'],
] as const)('%o is %s', (ingredient, expected) => {
  expect(text(ingredient)).toBe(expected);
});

it.each([
  [0.25, '¼'],
  [1.5, '1½'],
  [2.75, '2¾'],
  [0.333, '⅓'],
  [5 / 3, '1⅔'],
  [0.31, '0,31'],
  [1200, '1.200'],
])('%d is written as %s', (amount, expected) => {
  expect(formatAmount(amount)).toBe(expected);
});
