import { expect, it } from 'vitest';
import { makeDocument } from '#tests/support/documents.ts';
import { dayPath, dishesOf, limitsOfPortions, parseDayPlan, sumNutrients } from './day-plan.ts';

it.each([
  ['?ontbijt=12&lunch=&avond=30&avond=31&avond=', '/recepten/mijn-dag?ontbijt=12&avond=30,31'],
  ['?tussendoor=5,5&personen=4', '/recepten/mijn-dag?tussendoor=5,5&personen=4'],
  ['?avond=1,2,3,4,5&lunch=veel,-3,1.5,99999999999&personen=21', '/recepten/mijn-dag?avond=1,2,3,4'],
  ['?kalium=400', '/recepten/mijn-dag'],
])('%s is %s', (query, path) => {
  const plan = parseDayPlan(new URLSearchParams(query));
  expect(dayPath(plan)).toBe(path);
  expect(parseDayPlan(new URLSearchParams(path.split('?')[1]))).toEqual(plan);
});

it('has its dishes in the order of the day', () => {
  expect(dishesOf(parseDayPlan(new URLSearchParams('tussendoor=5&avond=3,4&ontbijt=1&lunch=1')))).toEqual([
    1, 1, 3, 4, 5,
  ]);
});

it('adds up, and nothing else: what is not known of one dish is not known of all, and a limit counts for each portion', () => {
  const { nutrients } = makeDocument('recipe');
  const one = { ...nutrients, salt: 0.1, potassium: 320, fluid: 50 };
  const sums = sumNutrients([one, { ...one, salt: 0.2, fluid: null }, one]);
  expect(sums).toMatchObject({ salt: 0.4, potassium: 960, fluid: null, protein: 3 * nutrients.protein });
  expect(limitsOfPortions({ salt: 1500, potassium: 400 }, 3)).toEqual({ salt: 4500, potassium: 1200 });
});
