import { expect, it } from 'vitest';
import type { IngredientUnit } from '#app/features/content/published/recipe.ts';
import { ingredientText } from '../ui/parts/ingredient-text.ts';
import { sensibleAmount } from './sensible-amount.ts';

/** The amount as a reader sees it. */
function shown(amount: number, unit: IngredientUnit | null): string {
  const measure = sensibleAmount({ amount, unit });
  return (ingredientText({ ...measure, name: '', singular: null, note: null }).amount ?? '').replace('\u00a0', ' ');
}

it.each<[number, IngredientUnit, string]>([
  [0.2, 'gram', '1 gram'],
  [1.5, 'gram', '2 gram'],
  [18.4, 'gram', '18 gram'],
  [37.5, 'gram', '40 gram'],
  [187.5, 'gram', '190 gram'],
  [996, 'gram', '1 kilo'],
  [1200, 'gram', '1,2 kilo'],
  [1500, 'gram', '1½ kilo'],
  [0.3, 'kilo', '300 gram'],
  [0.25, 'liter', '250 milliliter'],
  [2.25, 'liter', '2¼ liter'],
  [83, 'milliliter', '85 milliliter'],
  [0.75, 'eetlepel', '¾ eetlepel'],
  [1.5, 'eetlepel', '1½ eetlepel'],
  [2.34, 'eetlepel', '2⅓ eetlepels'],
  [3.4, 'eetlepel', '3½ eetlepels'],
  [0.33, 'eetlepel', '1 theelepel'],
  [0.05, 'eetlepel', '1 snufje'],
  [0.25, 'theelepel', '¼ theelepel'],
  [0.1, 'theelepel', '1 snufje'],
  [2.5, 'theelepel', '2½ theelepels'],
  [4.5, 'theelepel', '1½ eetlepel'],
  [2.4, 'snufje', '2 snufjes'],
  [0.25, 'teentje', '½ teentje'],
  [0.2, 'takje', '1 takje'],
  [1.3, 'blikje', '1½ blikje'],
])('%d %s is measured as %s', (amount, unit, expected) => {
  expect(shown(amount, unit)).toBe(expected);
});

it.each([
  [0.1, '¼'],
  [0.3, '⅓'],
  [0.66, '⅔'],
  [0.95, '1'],
  [1.35, '1⅓'],
  [2.98, '3'],
  [4.4, '4½'],
  [13.3, '13'],
])('%d pieces are %s', (amount, expected) => {
  expect(shown(amount, null)).toBe(expected);
});

it('what is not measured stays so', () => {
  expect(sensibleAmount({ amount: null, unit: null })).toEqual({ amount: null, unit: null });
  expect(sensibleAmount({ amount: null, unit: 'snufje' })).toEqual({ amount: null, unit: 'snufje' });
});
