import type { Allergen } from './allergens.ts';

/** What others take instead of a food, and what a gram of that food taken that way changes. */
export interface Swap {
  /** As it is called in a sentence: 'witte rijst'. */
  name: string;
  /** How it is prepared, where that is not plain: 'hardgekookt'. */
  as: string | null;
  /** How many grams of it take the place of a gram. */
  grams: number;
  /** What a gram has more, in the units of a recipe: below zero where it is less. */
  change: { potassium: number; phosphate: number; salt: number };
  allergens: Allergen[];
}

/** All swaps by the name of the ingredient, made of the table of foods (`npm run content:nutrients`). */
export interface SwapTable {
  /** The day on which the swaps were chosen: '2026-11-27'. */
  date: string;
  /** `grams` is what one of it weighs, by the unit of an amount; `stuk` of what is counted. */
  foods: Readonly<Record<string, { grams: Readonly<Record<string, number>>; swaps: Swap[] }>>;
}
