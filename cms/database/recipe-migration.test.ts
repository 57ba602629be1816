import { expect, test } from 'vitest';
import { down, linesOf, parseIngredient, up } from '../migrations/20261122_150819_recipe_ingredients_and_steps.ts';
import { draft, text } from '../testing/make.ts';
import { openTestCms } from '../testing/open-test-cms.ts';

test.for([
  ['125 gram bloem', { amount: 125, unit: 'gram', name: 'bloem' }],
  ['2 eetlepels verse kwark', { amount: 2, unit: 'eetlepel', name: 'verse kwark' }],
  ['0,5 liter water', { amount: 0.5, unit: 'liter', name: 'water' }],
  ['4 eieren', { amount: 4, unit: null, name: 'eieren' }],
  ['3 tenen knoflook', { amount: 3, unit: null, name: 'tenen knoflook' }],
  ['2 takjes', { amount: 2, unit: null, name: 'takjes' }],
  ['een halve tomaat', { amount: null, unit: null, name: 'een halve tomaat' }],
] as const)('the ingredient %s becomes fields', ([line, item]) => {
  expect(parseIngredient(line)).toEqual(item);
});

test('each item of a list and each paragraph is a line', () => {
  const { root } = text('peper');
  const item = (...parts: string[]) => ({ type: 'listitem', children: parts.map((part) => ({ text: part })) });
  const list = { type: 'list', children: [item('4 ', 'eieren'), item(' ')] };
  expect(linesOf({ ...root, children: [list, ...root.children] })).toEqual(['4 eieren', 'peper']);
});

test('the migration moves the list of a recipe and of each of its versions', async () => {
  const cms = await openTestCms();
  const db = cms.payload.db.drizzle as never;
  const id = await draft(cms.payload, 'recipes', { title: 'Soep' });
  await down({ db } as never);
  const html = JSON.stringify(text('2 eetlepels olie'));
  await cms.database.query('update cms.recipes set ingredients_html = $1', [html]);
  await cms.database.query('update cms._recipes_v set version_ingredients_html = $1', [html]);
  await up({ db } as never);
  for (const isDraft of [false, true]) {
    const { ingredients } = await cms.payload.findByID({ collection: 'recipes', id, draft: isDraft });
    expect(ingredients).toMatchObject([{ items: [{ amount: 2, unit: 'eetlepel', name: 'olie' }] }]);
  }
  await cms.close();
});
