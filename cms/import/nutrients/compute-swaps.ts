import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import type { Swap, SwapTable } from '../../../app/features/content/published/swaps.ts';
import { type Boiled, howBoiled, type RecipeSource, remainingOf } from './compute-nutrients.ts';
import { type Food, foodOf, unitsOf } from './foods.ts';

/** A row of swaps.yaml, which describes its fields. */
interface Row {
  take: string;
  grams?: number;
  say?: string;
  as?: string;
}

const source = parse(readFileSync(join(import.meta.dirname, 'swaps.yaml'), 'utf8')) as {
  date: string;
  swaps: Record<string, Row[]>;
};

/** The rows of swaps.yaml by the food that they are for. */
export const swapRows: ReadonlyMap<string, readonly Row[]> = new Map(Object.entries(source.swaps));

/**
 * What one gram of a food has more or less than what others take instead. Where a recipe boils it, both are taken as boiled,
 * as in the recipe that leaves the least of it: so no recipe saves less than its page says.
 */
export function computeSwaps(foods: Map<string, Food>, recipes: readonly RecipeSource[]): SwapTable {
  const rows = [...swapRows].map(([name, taken]) => {
    const food = foodOf(name, foods);
    const swaps = taken.map((row) =>
      swapOf(row, { food, other: foodOf(row.take, foods), boiled: leastOf(name, recipes) }),
    );
    return [name, { grams: unitsOf(food), swaps }] as const;
  });
  return { date: source.date, foods: Object.fromEntries(rows) };
}

/** How the recipe boils it that leaves the least of its minerals. */
function leastOf(name: string, recipes: readonly RecipeSource[]): Boiled {
  const ways = recipes.map(({ preparation }) => howBoiled(name, preparation));
  return ways.find((way) => way === 'boiledTwice') ?? ways.find((way) => way !== null) ?? null;
}

function swapOf(
  { take, grams = 1, say = take, as }: Row,
  { food, other, boiled }: { food: Food; other: Food; boiled: Boiled },
): Swap {
  const change = (mineral: 'potassium' | 'phosphate') =>
    other.per100g[mineral] * grams * remainingOf(boiled && 'boiled', mineral) -
    food.per100g[mineral] * remainingOf(boiled, mineral);
  const sodium = other.per100g.sodium * grams - food.per100g.sodium;
  const perGram = (value: number) => Math.round(value * 1000) / 100_000;
  return {
    name: say,
    as: as ?? null,
    grams,
    change: {
      potassium: perGram(change('potassium')),
      phosphate: perGram(change('phosphate')),
      salt: perGram((sodium * 2.5) / 1000),
    },
    allergens: [...other.allergens],
  };
}

/** The module of the site that has the table, a line for each food. */
export function swapTableModule({ date, foods }: SwapTable): string {
  const lines = Object.entries(foods).map(([name, food]) => `    ${JSON.stringify(name)}: ${JSON.stringify(food)},`);
  return `import type { SwapTable } from '#app/features/content/published/swaps.ts';

/** Written by \`npm run content:nutrients\`, from swaps.yaml and foods.yaml in cms/import/nutrients. */
export const SWAP_TABLE: SwapTable = {
  date: '${date}',
  foods: {
${lines.join('\n')}
  },
};
`;
}
