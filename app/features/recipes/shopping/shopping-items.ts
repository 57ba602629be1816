import type { Ingredient, IngredientGroup, IngredientUnit } from '#app/features/content/published/recipe.ts';
import type { Portions } from '../paths.ts';
import { type Measure, sensibleAmount, TEASPOONS_IN_TABLESPOON } from '../portions/sensible-amount.ts';

/** Something to buy, with its amount as calculated: it is made sensible when it is shown, after all is added up. */
export interface ShoppingItem extends Pick<Ingredient, 'amount' | 'unit' | 'name' | 'singular'> {
  ticked: boolean;
}

/** A recipe of the list with what it needs. */
export interface ShoppingRecipe {
  id: number;
  title: string;
  /** The path of its page for this number of people. */
  path: string;
  people: number;
  items: ShoppingItem[];
}

/** The recipes of which a reader buys the ingredients, in the order in which they were added. */
export type ShoppingList = readonly ShoppingRecipe[];

/** Where an item stands in a list. */
interface Place {
  recipe: number;
  /** Its index among the items of that recipe. */
  item: number;
}

/** A line as a reader sees it: one item, or several of the same name and unit together. */
export interface ShoppingLine extends ShoppingItem {
  places: Place[];
}

/** The most recipes that a list can have, so that it stays one that can be read, printed and mailed. */
export const MAX_RECIPES = 20;

/** What a recipe needs for this number of people. */
export const shoppingItems = (groups: readonly IngredientGroup[], { people, own }: Portions): ShoppingItem[] =>
  groups.flatMap(({ items }) =>
    items.map(({ amount, unit, name, singular }) => ({
      unit,
      name,
      singular,
      ticked: false,
      amount: amount !== null && own > 0 ? (amount * people) / own : amount,
    })),
  );

/** The list with a recipe. One that it has already is replaced; a list that is full stays as it is. */
export function withRecipe(list: ShoppingList, recipe: ShoppingRecipe): ShoppingList {
  const known = list.some(({ id }) => id === recipe.id);
  if (known) return list.map((each) => (each.id === recipe.id ? recipe : each));
  return list.length < MAX_RECIPES ? [...list, recipe] : list;
}

export const withoutRecipe = (list: ShoppingList, id: number): ShoppingList => list.filter((each) => each.id !== id);

/** The list with the items of a line ticked or not. */
export const withTick = (
  list: ShoppingList,
  { places, ticked }: Pick<ShoppingLine, 'places' | 'ticked'>,
): ShoppingList =>
  list.map((recipe) => ({
    ...recipe,
    items: recipe.items.map((item, index) => (isAt(places, recipe.id, index) ? { ...item, ticked } : item)),
  }));

/** The list without the items of a line, and without a recipe of which nothing is left. */
export const withoutLine = (list: ShoppingList, { places }: Pick<ShoppingLine, 'places'>): ShoppingList =>
  list
    .map((recipe) => ({ ...recipe, items: recipe.items.filter((_, index) => !isAt(places, recipe.id, index)) }))
    .filter(({ items }) => items.length > 0);

const isAt = (places: readonly Place[], recipe: number, item: number): boolean =>
  places.some((place) => place.recipe === recipe && place.item === item);

/** The lines of one recipe. */
export const linesOfRecipe = ({ id, items }: ShoppingRecipe): ShoppingLine[] =>
  items.map((item, index) => ({ ...item, ...sensibleAmount(item), places: [{ recipe: id, item: index }] }));

/** The lines of all recipes together by name: what has the same name and unit is added up. Ticked once all of it is. */
export function mergedLines(list: ShoppingList): ShoppingLine[] {
  const lines = new Map<string, ShoppingLine>();
  for (const { id, items } of list) {
    for (const [index, item] of items.entries()) {
      const { amount, unit } = inSmallUnit(item);
      const key = JSON.stringify([item.name.trim().toLowerCase(), unit, amount === null]);
      const line = lines.get(key);
      const place = { recipe: id, item: index };
      if (!line) {
        lines.set(key, { ...item, amount, unit, places: [place] });
        continue;
      }
      line.amount = amount === null || line.amount === null ? null : line.amount + amount;
      line.ticked &&= item.ticked;
      line.singular ??= item.singular;
      line.places.push(place);
    }
  }
  return [...lines.values()]
    .map((line) => ({ ...line, ...sensibleAmount(line) }))
    .sort((one, other) => one.name.localeCompare(other.name, 'nl'));
}

/** Kilos as grams, liters as milliliters and tablespoons as teaspoons, so that all of them add up. */
function inSmallUnit({ amount, unit }: ShoppingItem): Measure {
  const small = unit && SMALL_UNITS[unit];
  return small ? { amount: amount && amount * small.times, unit: small.unit } : { amount, unit };
}

const SMALL_UNITS: Partial<Record<IngredientUnit, { unit: IngredientUnit; times: number }>> = {
  kilo: { unit: 'gram', times: 1000 },
  liter: { unit: 'milliliter', times: 1000 },
  eetlepel: { unit: 'theelepel', times: TEASPOONS_IN_TABLESPOON },
};
