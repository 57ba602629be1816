import type { LimitedNutrient } from './nutrient-limits.ts';

/** The fields of the calls with limits; their units are those of a recipe's nutrients, so of salt a gram. */
export const LIMIT_FIELDS = {
  salt: 'Salt',
  potassium: 'Potassium',
  phosphate: 'Phosphate',
  protein: 'Protein',
  fluid: 'Fluid',
} as const satisfies Record<LimitedNutrient, string>;
