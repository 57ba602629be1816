import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import type { Nutrients } from '../../../app/features/content/published/recipe.ts';
import { expectOfEach } from '../../testing/expect-of-each.ts';
import { readSources } from '../sources/read-sources.ts';
import { computeNutrients, type RecipeSource } from './compute-nutrients.ts';
import { allergensOf, DIET_TYPES, dietTypesOf, limitsOf } from './diet-types.ts';
import { readFoods } from './foods.ts';

/** The nutrients that recipes in content/ state follow from their ingredients and from foods.yaml. */

const foods = readFoods();

interface Recipe extends RecipeSource {
  nutrients: Nutrients;
  minutesNeeded: number;
  waitingTime: number;
  steps: { minutes?: number }[];
}

const sources = readSources(join(import.meta.dirname, '../../../content'));

const typesOfRecipes = new Map(
  sources.filter(({ collection }) => collection === 'recipe-types').map(({ key, data }) => [key, data] as const),
) as Map<string, { description?: string }>;

const recipes = sources
  .filter(({ collection }) => collection === 'recipes')
  .map(({ key, data }) => [key, data as unknown as Recipe] as const);

/** How far a stated value may be from the computed one, beside 10 %: the steps in which it is rounded. */
const STEPS: Record<keyof Nutrients, number> = {
  ...{ energy: 5, protein: 0.5, carbohydrates: 0.5, fat: 0.5, salt: 0.05, sodium: 5 },
  ...{ potassium: 5, phosphate: 5, fluid: 5 },
};

/** Kilocalories by EU Regulation 1169/2011. No recipe has alcohol. */
const energyOf = ({ protein, carbohydrates, fat }: Pick<Nutrients, 'protein' | 'carbohydrates' | 'fat'>): number =>
  4 * protein + 4 * (carbohydrates ?? 0) + 9 * (fat ?? 0);

const expectNear = (value: number, expected: number, step: number) =>
  expect(Math.abs(value - expected), `${value} near ${expected}`).toBeLessThanOrEqual(
    Math.max(step, Math.abs(expected) * 0.1),
  );

it('the energy of each food adds up, with 2 kilocalories for a gram of fibre', () => {
  expectOfEach(foods, ({ per100g }) => {
    expect(Object.values(per100g).filter((value) => !(value >= 0))).toEqual([]);
    expectNear(per100g.energy, energyOf(per100g) + 2 * per100g.fibre, 6);
    expect(per100g.protein + per100g.carbohydrates + per100g.fat + per100g.fibre).toBeLessThanOrEqual(100);
  });
});

describe('each recipe', () => {
  const expectOfRecipes = (check: (recipe: Recipe) => void) => expectOfEach(recipes, check);

  it('states what its ingredients hold', () => {
    expectOfRecipes((recipe) => {
      const { nutrients } = recipe;
      const computed = computeNutrients(recipe, foods);
      for (const [name, step] of Object.entries(STEPS) as [keyof Nutrients, number][])
        expectNear(nutrients[name] ?? Number.NaN, computed[name] ?? Number.NaN, step);
    });
  });

  it('has the energy of its protein, carbohydrates and fat', () => {
    expectOfRecipes((recipe) => {
      const { nutrients } = recipe;
      // Fibre is no field of a recipe: its few kilocalories are within the 10 %.
      expectNear(nutrients.energy ?? Number.NaN, energyOf(nutrients), 5);
    });
  });

  it('has little salt, which is its sodium times 2.5', () => {
    expectOfRecipes(({ nutrients }) => {
      expect(Math.abs(nutrients.salt - (nutrients.sodium * 2.5) / 1000)).toBeLessThanOrEqual(0.06);
      expect(nutrients.salt).toBeLessThanOrEqual(2);
    });
  });

  it('has the diet types that its nutrients justify', () => {
    expectOfRecipes((recipe) => {
      const { nutrients } = recipe;
      expect(recipe.types.filter((type) => DIET_TYPES.includes(type))).toEqual(dietTypesOf(recipe, nutrients, foods));
    });
  });

  it('names the allergens of its ingredients', () => {
    expectOfRecipes((recipe) => {
      expect(recipe.allergens).toEqual(allergensOf(recipe, foods));
    });
  });

  it('takes as long as its steps say, and what they leave open', () => {
    expectOfRecipes((recipe) => {
      const minutes = recipe.steps.reduce((sum, step) => sum + (step.minutes ?? 0), 0);
      const open = recipe.steps.filter((step) => !step.minutes).length;
      const promised = recipe.minutesNeeded + recipe.waitingTime;
      expect(promised).toBeGreaterThanOrEqual(minutes);
      expect(promised).toBeLessThanOrEqual(minutes + 15 + 10 * open);
    });
  });

  it('prepares only what is among its ingredients', () => {
    expectOfRecipes((recipe) => {
      const names = recipe.ingredients.flatMap(({ items }) => items.map(({ name }) => name));
      const { boiled = [], boiledTwice = [], absorbed = [], eaten = {} } = recipe.preparation ?? {};
      expect(names).toEqual(expect.arrayContaining([...boiled, ...boiledTwice, ...absorbed, ...Object.keys(eaten)]));
    });
  });

  it('counts milk, cream, yoghurt and broth as fluid, also in a sauce or batter: only water is taken up', () => {
    expectOfRecipes((recipe) => {
      const { nutrients } = recipe;
      expect(recipe.preparation?.absorbed?.filter((name) => !/\bwater$/.test(name)) ?? []).toEqual([]);
      const poured = recipe.ingredients
        .flatMap(({ items }) => items)
        .filter(({ name }) => /melk|yoghurt|bouillon/.test(name));
      const milliliters = poured.reduce(
        (sum, { amount, unit }) => sum + (unit === 'milliliter' ? (amount ?? 0) : 0),
        0,
      );
      expect(nutrients.fluid).toBeGreaterThanOrEqual(Math.floor((0.6 * milliliters) / recipe.amountOfPeople));
    });
  });
});

it.each(['weinig-kalium', 'weinig-fosfaat', 'eiwitrijk', 'eiwitarm', 'weinig-vocht'])(
  'readers are told the limits of %s, by course',
  (name) => {
    const { description = '' } = typesOfRecipes.get(`recipe-types/${name}`) ?? {};
    expect(description.match(/\d+/g)?.map(Number)).toEqual(limitsOf(name));
  },
);

describe('computeNutrients', () => {
  const recipe = (preparation: RecipeSource['preparation'], type = 'hoofdgerechten'): RecipeSource => ({
    amountOfPeople: 2,
    types: [`recipe-types/${type}`],
    ingredients: [
      { items: [{ amount: 400, unit: 'gram', name: 'aardappelen' }, { name: 'peper' }] },
      { items: [{ amount: 0.5, unit: 'liter', name: 'water' }] },
    ],
    ...(preparation && { preparation }),
  });
  const compute = (...args: Parameters<typeof recipe>) => computeNutrients(recipe(...args), foods);

  it('divides by the number of people', () => {
    expect(compute({})).toMatchObject({ protein: 4, potassium: 880, phosphate: 110, fluid: 250 });
  });

  it('leaves a part of the minerals in water that is thrown away', () => {
    expect(compute({ boiled: ['aardappelen'] })).toMatchObject({ protein: 4, potassium: 528, phosphate: 88 });
    expect(compute({ boiledTwice: ['aardappelen'] }).potassium).toBeCloseTo(396);
  });

  it('counts no food that is not eaten', () => {
    expect(compute({ eaten: { aardappelen: 0.5 } })).toMatchObject({ protein: 2, potassium: 440 });
  });

  it('counts the water of vegetables only in a bowl, a glass and ice', () => {
    const all = 250 + 2 * (100 - 2 - 16.5 - 0.1 - 1.8);
    expect(compute({}, 'soepen').fluid).toBeCloseTo(all);
    expect(compute({ melts: true }).fluid).toBeCloseTo(all);
    expect(compute({ absorbed: ['water'] }).fluid).toBe(0);
  });

  it('names a food that is not in the table', () => {
    const [first] = recipe({}).ingredients;
    const unknown = { ...recipe({}), ingredients: [{ items: [{ ...first?.items[0], name: 'zeewier' }] }] };
    expect(() => computeNutrients(unknown, foods)).toThrow('foods.yaml heeft geen zeewier.');
  });
});
