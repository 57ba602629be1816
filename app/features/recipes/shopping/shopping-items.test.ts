import { expect, it } from 'vitest';
import type { Ingredient } from '#app/features/content/published/recipe.ts';
import {
  linesOfRecipe,
  MAX_RECIPES,
  mergedLines,
  type ShoppingLine,
  type ShoppingList,
  type ShoppingRecipe,
  shoppingItems,
  withoutLine,
  withoutRecipe,
  withRecipe,
  withTick,
} from './shopping-items.ts';

const item = (amount: number | null, unit: Ingredient['unit'], name: string): Ingredient => ({
  ...{ amount, unit, name, singular: null, note: null },
});
const make = (id: number, items: Ingredient[], people = 4): ShoppingRecipe => ({
  ...{ id, title: `Recept ${id}`, path: `/recepten/${id}-recept`, people },
  items: shoppingItems([{ title: null, items }], { people, own: 4 }),
});
const soup = make(1, [item(250, 'gram', 'prei'), item(0.5, 'liter', 'melk'), item(null, null, 'peper')]);
const pie = make(2, [item(1, 'kilo', 'Prei'), item(2, null, 'eieren'), item(null, null, 'peper')], 8);
const list = [soup, pie];

const shown = (lines: ShoppingLine[]) => lines.map(({ amount, unit, name }) => [amount, unit, name]);
const lineOf = (name: string, of: ShoppingList = list) =>
  mergedLines(of).find((line) => line.name === name) as ShoppingLine;

it('a recipe needs as much as its number of people asks', () => {
  expect(shown(linesOfRecipe(pie))).toEqual([
    [2, 'kilo', 'Prei'],
    [4, null, 'eieren'],
    [null, null, 'peper'],
  ]);
});

it('what has the same name and unit is added up, kilos with grams', () => {
  expect(shown(mergedLines(list))).toEqual([
    [4, null, 'eieren'],
    [500, 'milliliter', 'melk'],
    [null, null, 'peper'],
    [2.25, 'kilo', 'prei'],
  ]);
});

it('spoons of both sizes are added up', () => {
  const spoons = (...items: Ingredient[]) => shown(mergedLines([make(3, items)]));
  expect(spoons(item(2, 'eetlepel', 'olie'), item(3, 'theelepel', 'olie'))).toEqual([[3, 'eetlepel', 'olie']]);
  expect(spoons(item(1, 'theelepel', 'olie'), item(1, 'theelepel', 'olie'))).toEqual([[2, 'theelepel', 'olie']]);
});

it('what is counted and what is weighed stay apart, and so does what is not measured', () => {
  const lines = mergedLines([make(3, [item(2, null, 'uien'), item(200, 'gram', 'uien'), item(null, null, 'uien')])]);
  expect(lines).toHaveLength(3);
});

it('thirds add up before they are rounded', () => {
  const third = make(4, [item(1, null, 'uien')], 1);
  const recipes = [third, { ...third, id: 5 }, { ...third, id: 6 }];
  expect(shown(mergedLines(recipes))).toEqual([[0.75, null, 'uien']]);
});

it('a tick on a line of all recipes is one on each of its items, and back', () => {
  const ticked = withTick(list, { ...lineOf('prei'), ticked: true });
  expect(ticked.flatMap(({ items }) => items.filter((each) => each.ticked).map(({ name }) => name))).toEqual([
    'prei',
    'Prei',
  ]);
  expect(lineOf('prei', ticked).ticked).toBe(true);
  const [first] = linesOfRecipe(ticked[0] as ShoppingRecipe);
  expect(lineOf('prei', withTick(ticked, { ...(first as ShoppingLine), ticked: false })).ticked).toBe(false);
});

it('a line is removed from every recipe, and a recipe with its last line', () => {
  const rest = withoutLine(list, lineOf('prei'));
  expect(rest.map(({ items }) => items.length)).toEqual([2, 2]);
  expect(withoutLine([make(7, [item(1, null, 'uien')])], { places: [{ recipe: 7, item: 0 }] })).toEqual([]);
  expect(withoutRecipe(list, 1)).toEqual([pie]);
});

it('a recipe is there once, with the last number of people, and the list has an end', () => {
  expect(withRecipe(list, { ...soup, people: 2 }).map(({ id, people }) => [id, people])).toEqual([
    [1, 2],
    [2, 8],
  ]);
  const full = Array.from({ length: MAX_RECIPES }, (_, index) => ({ ...soup, id: index + 1 }));
  expect(withRecipe(full, { ...soup, id: 99 })).toBe(full);
});
