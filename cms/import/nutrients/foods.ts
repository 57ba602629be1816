import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import type { Allergen } from '../../../app/features/content/published/allergens.ts';
import { INGREDIENT_UNITS, type Ingredient } from '../../../app/features/content/published/recipe.ts';

/** What 100 grams contain: energy in kilocalories, minerals in milligrams, the others in grams. */
export interface Composition {
  energy: number;
  protein: number;
  /** Without fibre. */
  carbohydrates: number;
  fat: number;
  fibre: number;
  sodium: number;
  potassium: number;
  phosphate: number;
}

/** A food of foods.yaml, which describes its fields. */
export interface Food {
  group: string;
  per100g: Composition;
  grams: Record<string, number>;
  density: number | null;
  allergens: readonly Allergen[];
}

interface Row {
  per100g?: number[];
  grams?: Record<string, number>;
  density?: number;
  allergens?: Allergen[];
  also?: string[];
  as?: string;
}

const COLUMNS = ['energy', 'protein', 'carbohydrates', 'fat', 'fibre', 'sodium', 'potassium', 'phosphate'] as const;

/** The milliliters of a spoon, level. */
const SPOONS: Record<string, number> = { eetlepel: 15, theelepel: 5 };

/** All foods by each of their names in recipes. */
export function readFoods(): Map<string, Food> {
  const groups = parse(readFileSync(join(import.meta.dirname, 'foods.yaml'), 'utf8')) as Record<
    string,
    Record<string, Row>
  >;
  return new Map(
    Object.entries(groups).flatMap(([group, rows]) =>
      Object.entries(rows).flatMap(([name, row]) => {
        const original = Object.values(groups).find((others) => row.as && row.as in others)?.[row.as ?? ''] ?? row;
        const food = toFood(group, original, row);
        return [name, ...(row.also ?? [])].map((known) => [known, food] as const);
      }),
    ),
  );
}

/** The food with this name. Throws where there is none. */
export function foodOf(name: string, foods: Map<string, Food>): Food {
  const food = foods.get(name);
  if (!food) throw new Error(`foods.yaml heeft geen ${name}.`);
  return food;
}

const toFood = (group: string, { per100g = [], ...original }: Row, { grams, density, allergens }: Row): Food => ({
  group,
  per100g: Object.fromEntries(
    COLUMNS.map((column, index) => [column, per100g[index] ?? Number.NaN]),
  ) as unknown as Composition,
  grams: { ...original.grams, ...grams },
  density: density ?? original.density ?? null,
  allergens: allergens ?? original.allergens ?? [],
});

/**
 * The grams of an ingredient; 0 of one without an amount, such as 'versgemalen peper'. Throws for a unit of which foods.yaml
 * has no weight.
 */
export function gramsOf({ amount, unit, name }: Pick<Ingredient, 'amount' | 'unit' | 'name'>, food: Food): number {
  if (amount === null) return 0;
  const weight = gramsOfUnit(unit ?? 'stuk', food);
  if (weight === undefined) throw new Error(`foods.yaml heeft geen gewicht van één ${unit ?? 'stuk'} ${name}.`);
  return amount * weight;
}

/** What one of a food weighs, in grams by the unit of an amount; `stuk` of what is counted. */
export const unitsOf = (food: Food): Record<string, number> =>
  Object.fromEntries(
    ['stuk', ...INGREDIENT_UNITS].flatMap((unit) => {
      const weight = gramsOfUnit(unit, food);
      return weight === undefined ? [] : [[unit, Math.round(weight * 100) / 100]];
    }),
  );

function gramsOfUnit(unit: string, { grams, density }: Food): number | undefined {
  if (unit === 'gram') return 1;
  if (unit === 'kilo') return 1000;
  const own = grams[unit];
  if (own !== undefined || density === null) return own;
  const milliliters = { milliliter: 1, liter: 1000, ...SPOONS }[unit];
  return milliliters === undefined ? undefined : milliliters * density;
}
