import type { Ingredient, Nutrients } from '../../../app/features/content/published/recipe.ts';
import { type Composition, type Food, foodOf, gramsOf } from './foods.ts';

/**
 * What cooking does to the ingredients, by their names. Files of recipes have it for these computations; the site does not
 * show it, and it is no field of the CMS.
 */
export interface Preparation {
  /** Boiled for five minutes or more, in small pieces and plenty of water, which is thrown away; also rice and pasta. */
  boiled?: string[];
  /** The same, with new water halfway. */
  boiledTwice?: string[];
  /** Water that a dough, batter or grain takes up, so that it is no drink. Milk, cream and yoghurt always count as fluid. */
  absorbed?: string[];
  /** The part that is eaten, where it is not all: 0.5 of a lemon that is squeezed. */
  eaten?: Record<string, number>;
  /** Whether it is ice, so that all of its water counts as drink. */
  melts?: boolean;
}

/** A recipe as its file has it: empty fields are left out. */
export interface RecipeSource {
  amountOfPeople: number;
  types: string[];
  ingredients: { items: (Pick<Ingredient, 'name'> & Partial<Ingredient>)[] }[];
  preparation?: Preparation;
  nutrients?: Nutrients;
  allergens?: string[];
}

/**
 * The part of a mineral that stays in food which was boiled in small pieces. Cubes of potato lose about half of their
 * potassium in ten minutes (Bethke and Jansky 2008, Journal of Food Science 73(5), H80-H85) and less of their phosphorus;
 * these factors are on the careful side, because kitchens vary.
 */
const REMAINING = {
  boiled: { potassium: 0.6, phosphate: 0.8 },
  boiledTwice: { potassium: 0.45, phosphate: 0.7 },
};

export type Boiled = keyof typeof REMAINING | null;
type Mineral = keyof (typeof REMAINING)['boiled'];

/** How a recipe boils an ingredient; null where it does not. */
export function howBoiled(name: string, { boiled, boiledTwice }: Preparation = {}): Boiled {
  if (boiledTwice?.includes(name)) return 'boiledTwice';
  return boiled?.includes(name) ? 'boiled' : null;
}

/** The part of a mineral that stays in food that is boiled like this. */
export const remainingOf = (boiled: Boiled, mineral: Mineral): number => (boiled ? REMAINING[boiled][mineral] : 1);

/** The foods whose water counts as fluid: always, and in what is drunk or eaten with a spoon. */
const LIQUIDS = ['liquids'];
const LIQUIDS_IN_A_BOWL = ['liquids', 'vegetables', 'fruit'];

const BOWLS = ['recipe-types/soepen', 'recipe-types/dranken'];

/** All ingredients of a recipe, with the grams that are eaten. Throws for one that is not in `foods`. */
function eatenFoods(recipe: RecipeSource, foods: Map<string, Food>) {
  return recipe.ingredients
    .flatMap(({ items }) => items)
    .map(({ name, amount = null, unit = null }) => {
      const food = foodOf(name, foods);
      return { name, food, grams: gramsOf({ name, amount, unit }, food) * (recipe.preparation?.eaten?.[name] ?? 1) };
    });
}

/** The nutrients of one portion, not rounded: salt is sodium times 2.5, and fluid is the water of what counts as drink. */
export function computeNutrients(recipe: RecipeSource, foods: Map<string, Food>): Nutrients {
  const { preparation = {}, amountOfPeople, types } = recipe;
  const eaten = eatenFoods(recipe, foods);
  const remaining = (name: string, mineral: Mineral) => remainingOf(howBoiled(name, preparation), mineral);
  const perPortion = (amountOf: (food: Food, name: string) => number) =>
    eaten.reduce((sum, { name, food, grams }) => sum + (grams / 100) * amountOf(food, name), 0) / amountOfPeople;
  const total = (column: keyof Composition) => perPortion(({ per100g }) => per100g[column]);

  const isBowl = preparation.melts || types.some((type) => BOWLS.includes(type));
  const groups = isBowl ? LIQUIDS_IN_A_BOWL : LIQUIDS;
  const counts = ({ group }: Food, name: string) => groups.includes(group) && !preparation.absorbed?.includes(name);

  const sodium = total('sodium');
  return {
    energy: total('energy'),
    protein: total('protein'),
    carbohydrates: total('carbohydrates'),
    fat: total('fat'),
    salt: (sodium * 2.5) / 1000,
    sodium,
    potassium: perPortion(({ per100g }, name) => per100g.potassium * remaining(name, 'potassium')),
    phosphate: perPortion(({ per100g }, name) => per100g.phosphate * remaining(name, 'phosphate')),
    fluid: perPortion((food, name) => (counts(food, name) ? waterOf(food.per100g) : 0)),
  };
}

/** The milliliters of water in 100 grams. */
const waterOf = ({ protein, carbohydrates, fat, fibre }: Composition): number =>
  100 - protein - carbohydrates - fat - fibre;

const toFives = (value: number) => Math.round(value / 5) * 5;
const toTenths = (value: number) => Math.round(value * 10) / 10;
const toGrams = (value: number) => (value < 10 ? toTenths(value) : Math.round(value));

/** The nutrients as a recipe states them, in steps that readers can use: 5 kilocalories, 5 milligrams, 0.1 gram of salt. */
export function roundNutrients(exact: Nutrients): Nutrients {
  return {
    energy: toFives(exact.energy ?? 0),
    protein: toGrams(exact.protein),
    carbohydrates: toGrams(exact.carbohydrates ?? 0),
    fat: toGrams(exact.fat ?? 0),
    salt: exact.salt < 0.1 ? Math.round(exact.salt * 100) / 100 : toTenths(exact.salt),
    sodium: exact.sodium < 25 ? Math.round(exact.sodium) : toFives(exact.sodium),
    potassium: toFives(exact.potassium),
    phosphate: toFives(exact.phosphate),
    fluid: toFives(exact.fluid ?? 0),
  };
}
