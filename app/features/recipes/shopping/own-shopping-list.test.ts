// @vitest-environment jsdom
import { beforeEach, expect, it, vi } from 'vitest';

const KEY = 'own.recipes.shopping-list';
const recipe = {
  ...{ id: 1, title: 'Soep', path: '/recepten/1-soep', people: 4 },
  items: [{ amount: 250, unit: 'gram', name: 'prei', singular: null, ticked: false }],
};

beforeEach(() => {
  localStorage.clear();
  vi.resetModules();
});

/** The list as a page that is opened now reads it. */
const open = async () => (await import('./own-shopping-list.ts')).ownShoppingList;

it('is kept for the next page', async () => {
  (await open()).write([recipe] as never);
  vi.resetModules();
  expect((await open()).read()).toEqual([recipe]);
});

it.each([
  'geen JSON',
  'null',
  '{"id":1}',
  '[1,null]',
  JSON.stringify([{ ...recipe, path: 'javascript:alert(1)' }]),
  JSON.stringify([{ ...recipe, path: '//elders.example/recepten/1' }]),
  JSON.stringify([{ ...recipe, items: [{ ...recipe.items[0], unit: 'emmer' }] }]),
  JSON.stringify([{ ...recipe, items: 'veel' }]),
])('leaves out what is none of ours: %s', async (text) => {
  localStorage.setItem(KEY, text);
  expect((await open()).read()).toEqual([]);
});

it('lives as long as the page where the browser keeps nothing', async () => {
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new Error('refused');
  });
  const list = await open();
  list.write([recipe] as never);
  expect(list.read()).toEqual([recipe]);
  vi.restoreAllMocks();
});

it('follows another tab', async () => {
  const list = await open();
  const listener = vi.fn();
  const end = list.subscribe(listener);
  localStorage.setItem(KEY, JSON.stringify([recipe]));
  dispatchEvent(new StorageEvent('storage', { key: KEY }));
  expect(listener).toHaveBeenCalledOnce();
  expect(list.read()).toEqual([recipe]);
  end();
});
