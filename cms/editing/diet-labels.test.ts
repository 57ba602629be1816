import { expect, test } from 'vitest';
import { draft, publish } from '../testing/make.ts';
import { openTestCms } from '../testing/open-test-cms.ts';

// recipes-18
test('a recipe has the labels that its course and nutrients give it, whatever an editor chose', async () => {
  const { payload, close } = await openTestCms();
  const type = (title: string, group: string) => publish(payload, 'recipe-types', { title, group, position: 1 });
  const soups = await type('Soepen', 'course');
  const vegetarian = await type('Vegetarisch', 'diet');
  const potassium = await type('Weinig kalium', 'diet');
  const protein = await type('Eiwitrijk', 'diet');
  const typesOf = async (id: number) =>
    (await payload.findByID({ collection: 'recipes', id, draft: true, depth: 0 })).types;

  const types = [protein, soups, vegetarian];
  const id = await draft(payload, 'recipes', { title: 'Soep', types, nutrients: { potassium: 250, protein: 11 } });
  expect(await typesOf(id)).toEqual([soups, vegetarian, potassium]);
  const changed = { nutrients: { potassium: 255, protein: 12 } };
  await payload.update({ collection: 'recipes', id, draft: true, data: changed as never });
  expect(await typesOf(id)).toEqual([soups, vegetarian, protein]);
  await close();
});
