import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import type { DocumentOf } from '../../../app/features/content/published/documents.ts';
import { findSwaps } from '../../../app/features/recipes/swaps/find-swaps.ts';
import { readSources } from '../sources/read-sources.ts';
import { computeNutrients, type RecipeSource } from './compute-nutrients.ts';
import { computeSwaps, swapRows, swapTableModule } from './compute-swaps.ts';
import { foodOf, gramsOf, readFoods } from './foods.ts';

/** What readers are told about swaps follows from foods.yaml, and holds for each recipe that offers one. */

const foods = readFoods();

const recipes = readSources(join(import.meta.dirname, '../../../content'))
  .filter(({ collection }) => collection === 'recipes')
  .map(({ key, data }) => ({ key, recipe: data as unknown as RecipeSource }));

/** The texts for a recipe, by ingredient. */
const swapsOf = ({ ingredients, amountOfPeople, allergens = [] }: RecipeSource) => {
  const groups = ingredients.map(({ items }) => ({
    items: items.map((item) => ({ amount: null, unit: null, ...item })),
  }));
  const document = { ingredients: groups, amountOfPeople, allergens } as unknown as DocumentOf<'recipe'>;
  return findSwaps(document, { people: amountOfPeople, own: amountOfPeople }).texts;
};

/** The recipe with all of an ingredient replaced, and prepared as that was: boiled once where it was boiled. */
function withSwap(
  recipe: RecipeSource,
  name: string,
  { take, grams = 1 }: { take: string; grams?: number },
): RecipeSource {
  const { boiled = [], boiledTwice = [], ...others } = recipe.preparation ?? {};
  const isBoiled = boiled.includes(name) || boiledTwice.includes(name);
  const without = (names: string[]) => names.filter((each) => each !== name);
  return {
    ...recipe,
    preparation: {
      boiled: [...without(boiled), ...(isBoiled ? [take] : [])],
      boiledTwice: without(boiledTwice),
      ...others,
    },
    ingredients: recipe.ingredients.map(({ items }) => ({
      items: items.map((item) =>
        item.name === name
          ? {
              name: take,
              unit: 'gram',
              amount: grams * gramsOf({ amount: null, unit: null, ...item }, foodOf(name, foods)),
            }
          : item,
      ),
    })),
  };
}

/** The amount of a nutrient in a text; 0 where it does not name it. */
const amountIn = (text: string | undefined, name: string): number =>
  Number((text?.match(new RegExp(`([\\d,]+)\\s(?:mg|gram) ${name}`))?.[1] ?? '0').replace(',', '.'));

it('the site has the table that foods.yaml and swaps.yaml make, with sixty swaps or more that a recipe offers', () => {
  const table = computeSwaps(
    foods,
    recipes.map(({ recipe }) => recipe),
  );
  const file = join(import.meta.dirname, '../../../app/features/recipes/swaps/swap-table.generated.ts');
  expect(readFileSync(file, 'utf8')).toBe(swapTableModule(table));
  const offered = recipes.map(({ recipe }) => swapsOf(recipe));
  const neverOffered = Object.entries(table.foods).flatMap(([name, { swaps }]) =>
    swaps
      .map((swap) => swap.name)
      .filter((taken) => !offered.some((texts) => texts[name]?.some((text) => text.includes(` ${taken}`)))),
  );
  expect(neverOffered).toEqual([]);
  expect(Object.values(table.foods).flatMap(({ swaps }) => swaps).length).toBeGreaterThanOrEqual(60);
});

describe.each(recipes)('$key', ({ recipe }) => {
  it('saves at least what its swaps say, and has no more of something else', () => {
    const before = computeNutrients(recipe, foods);
    for (const [name, texts] of Object.entries(swapsOf(recipe))) {
      for (const row of swapRows.get(name) ?? []) {
        const text = texts.find((each) => each.includes(` ${row.say ?? row.take}`));
        if (!text) continue;
        const after = computeNutrients(withSwap(recipe, name, row), foods);
        const [less, more] = text.split(' minder');
        for (const [nutrient, key, rounding] of [
          ['kalium', 'potassium', 1],
          ['fosfaat', 'phosphate', 1],
          ['zout', 'salt', 0.01],
        ] as const) {
          const saved = before[key] - after[key];
          const step = key === 'salt' ? 0.1 : 10;
          const promised = amountIn(less, nutrient);
          if (promised > 0) expect(saved, `${text} (${nutrient})`).toBeGreaterThanOrEqual(promised - rounding);
          // What is less than a step more is not named.
          else
            expect(-saved, `${text} (${nutrient})`).toBeLessThan(Math.max(amountIn(more, nutrient), step) + rounding);
        }
      }
    }
  });
});

it('names no food that is not in the table', () => {
  expect(() => foodOf('zeewier', foods)).toThrow('foods.yaml heeft geen zeewier.');
});
