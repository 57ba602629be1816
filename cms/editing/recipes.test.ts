import { afterAll, beforeAll, expect, test } from 'vitest';
import { openSession } from '../testing/calls.ts';
import { errorsOf } from '../testing/errors-of.ts';
import { draft, publish } from '../testing/make.ts';
import { openTestCms, type TestCms } from '../testing/open-test-cms.ts';

let cms: TestCms;
beforeAll(async () => {
  cms = await openTestCms();
});
afterAll(() => cms.close());

test('a recipe has the labels that its course and nutrients give it, whatever an editor chose', async () => {
  const { payload } = cms;
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
});

test('a recipe that holds none of the allergens holds not one of them', async () => {
  const refusalOf = async (...allergens: string[]) => {
    const errors = await errorsOf(publish(cms.payload, 'recipes', { title: 'Soep', allergens }));
    return errors?.find(({ path }) => path === 'allergens')?.message;
  };
  expect(await refusalOf('none', 'milk')).toContain('Niet allebei');
  expect([await refusalOf('none'), await refusalOf('milk', 'fish')]).toEqual([undefined, undefined]);
});

test('the salt of a recipe is about 2.5 times its sodium', async () => {
  const refusalOf = async (salt: number | null, sodium: number | null) => {
    const errors = await errorsOf(publish(cms.payload, 'recipes', { title: 'Soep', nutrients: { salt, sodium } }));
    return errors?.find(({ path }) => path === 'nutrients.salt')?.message;
  };
  expect(await refusalOf(15, 600)).toBe(
    'Zout en natrium passen niet bij elkaar: 600 milligram natrium is ongeveer 1,5 gram zout.',
  );
  expect(await refusalOf(0.5, 2)).toContain('ongeveer 0,01 gram zout');
  expect(await refusalOf(null, 600)).not.toContain('Zout en natrium');
  const rounded = [await refusalOf(1.5, 600), await refusalOf(0.3, 100), await refusalOf(3.2, 1200)];
  expect([...rounded, await refusalOf(0, 0), await refusalOf(1.5, null)]).toEqual(Array(5).fill(undefined));
});

/** A recipe in which three amounts have this text, as the form sends it. */
const recipeWith = (text: string) => ({
  title: 'Soep',
  waitingTime: text,
  ingredients: [{ items: [{ amount: text, name: 'gist' }] }],
  nutrients: { salt: text },
});

/** The paths of those amounts. */
const AMOUNTS = ['waitingTime', 'ingredients.0.items.0.amount', 'nutrients.salt'];

/** A session of an editor who may publish, with a recipe that is a draft. */
async function openRecipe(name: string) {
  const login = { email: `${name}@example.org`, password: 'lang-genoeg-toch' };
  await cms.payload.create({ collection: 'users', data: { ...login, name, role: 'beheerder' } });
  const id = await draft(cms.payload, 'recipes', { title: 'Soep' });
  return { id, call: await openSession(login.email, login.password) };
}

const stored = (id: number) => cms.payload.findByID({ collection: 'recipes', id, draft: true });

test('an amount is read as it is typed, with a comma or a point', async () => {
  const { id, call } = await openRecipe('kim');
  for (const text of ['1,5', '1.5']) {
    const { status } = await call('PATCH', `recipes/${id}?draft=true&autosave=true`, recipeWith(text));
    expect(status).toBe(200);
    expect(await stored(id)).toMatchObject({
      ...{ waitingTime: 1.5, nutrients: { salt: 1.5 } },
      ingredients: [{ items: [{ amount: 1.5, name: 'gist' }] }],
    });
  }
});

test.for(['1.500', 'veel'])('a draft is saved without %s as an amount, which its form keeps', async (text) => {
  const { id, call } = await openRecipe(`joost-${text}`);
  for (const save of ['draft=true&autosave=true', 'draft=true']) {
    const { status, body } = await call('PATCH', `recipes/${id}?${save}`, { ...recipeWith(text), altTitle: save });
    expect({ status, body }).toMatchObject({ status: 200, body: { doc: recipeWith(text) } });
    expect(await stored(id)).toMatchObject({
      ...{ altTitle: save, waitingTime: null, nutrients: { salt: null } },
      ingredients: [{ items: [{ amount: null, name: 'gist' }] }],
    });
  }
});

test('what is no amount is not published, handed in or made of another number', async () => {
  const { id, call } = await openRecipe('anne');
  const errors = AMOUNTS.map((path) => ({ path, message: 'Schrijf 1500 of 1,5.' }));
  const refusal = { status: 400, body: { errors: [{ data: { errors } }] } };
  const data = recipeWith('1.500');
  const review = { state: 'to-review' };
  expect(await call('PATCH', `recipes/${id}`, { ...data, _status: 'published' })).toMatchObject(refusal);
  expect(await call('PATCH', `recipes/${id}?draft=true`, { ...data, _status: 'published' })).toMatchObject(refusal);
  expect(await call('PATCH', `recipes/${id}?draft=true`, { ...data, review })).toMatchObject(refusal);
  expect(await call('POST', 'recipes', { ...data, _status: 'published' })).toMatchObject(refusal);
  expect(await call('PATCH', `recipes?where[id][equals]=${id}&draft=true`, data)).toMatchObject(refusal);
  expect((await call('POST', 'recipes?draft=true', data)).status).toBe(201);
});
