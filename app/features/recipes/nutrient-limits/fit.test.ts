import { expect, it } from 'vitest';
import { makeDocument } from '#tests/support/documents.ts';
import { allergenReason, fitOf } from './fit.ts';

const { nutrients } = makeDocument('recipe');
const recipe = {
  nutrients: { ...nutrients, salt: 1.25, potassium: 320, fluid: null },
  allergens: ['milk', 'eggs'] as const,
};
const dish = { ...recipe, allergens: [...recipe.allergens] };

it.each([
  ['Past binnen jouw grenzen per portie.', true, { potassium: 400 }, []],
  ['Meer zout en kalium dan jij per portie wilt.', false, { salt: 1000, potassium: 300 }, []],
  ['Hoeveel vocht erin zit, weten we niet.', null, { potassium: 400, fluid: 100 }, []],
  ['Meer kalium dan jij per portie wilt. Bevat melk.', false, { potassium: 300 }, ['milk', 'gluten']],
  ['Geen gluten in de ingrediënten. Kijk altijd op het etiket.', true, {}, ['gluten']],
] as const)('%s', (verdict, fits, limits, without) => {
  expect(fitOf(dish, { limits, without })).toMatchObject({ verdict, fits });
});

it('says nothing to a reader who minds nothing, and never that something is left out of which editors did not say', () => {
  expect(fitOf(dish, { limits: {}, without: [] })).toBeNull();
  expect(fitOf({ ...dish, allergens: [] }, { limits: { potassium: 400 }, without: ['milk'] })).toMatchObject({
    verdict: 'Of er melk in zit, weten we niet.',
    fits: null,
  });
});

it.each([
  ['bevat ei en melk', ['milk', 'eggs'], ['eggs', 'milk', 'gluten']],
  [null, ['milk'], ['gluten']],
  ['gluten of melk: niet bekend', [], ['gluten', 'milk']],
  [null, ['milk'], []],
] as const)('a card says %s', (reason, allergens, without) => {
  expect(allergenReason([...allergens], without)).toBe(reason);
});
