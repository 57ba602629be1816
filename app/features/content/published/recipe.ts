import { z } from 'zod';
import { ALLERGEN_CHOICES } from './allergens.ts';
import { line, optionalLine } from './fields.ts';

/** The parts of a recipe as fields: its ingredients, its steps, and the nutrients of one portion. */

/** The units of an amount, in the singular. An ingredient without a unit is counted: '4 eieren'. */
export const INGREDIENT_UNITS = [
  ...['gram', 'kilo', 'milliliter', 'liter', 'eetlepel', 'theelepel', 'snufje'],
  ...['teentje', 'takje', 'blaadje', 'plak', 'handje', 'bosje', 'blikje'],
] as const;

export type IngredientUnit = (typeof INGREDIENT_UNITS)[number];

/** A value that may be left out: null then. */
const optional = <T extends z.ZodType>(schema: T) => schema.nullish().transform((value) => value ?? null);

const ingredient = z.object({
  /** Null for what is not measured: 'versgemalen peper'. */
  amount: optional(z.number().positive()),
  unit: optional(z.enum(INGREDIENT_UNITS)),
  /** In the plural where it is counted: 'eieren'. */
  name: line,
  /** The name of one, where it is counted: 'ei'. */
  singular: optionalLine,
  /** What is done with it first, or what may replace it: 'gezeefd'. */
  note: optionalLine,
});

/** Ingredients that belong together: 'Voor de saus'. The title is null where a recipe has one group. */
const ingredientGroup = z.object({ title: optionalLine, items: z.array(ingredient) });

const step = z.object({
  /** The title of the part of the recipe that begins here: 'De bodem'. */
  heading: optionalLine,
  text: line,
  /** How long this step takes by the clock, for a timer. */
  minutes: optional(z.int().positive()),
});

const quantity = z.number().nonnegative();

/** Null where editors did not fill it in: it became a field later than the others. */
const laterQuantity = optional(quantity);

/** Energy in kilocalories; salt, protein, carbohydrates and fat in grams; fluid in milliliters; others in milligrams. */
const nutrients = z.object({
  energy: laterQuantity,
  protein: quantity,
  carbohydrates: laterQuantity,
  fat: laterQuantity,
  salt: quantity,
  sodium: quantity,
  potassium: quantity,
  phosphate: quantity,
  fluid: laterQuantity,
});

/** The fields of a recipe that these parts are. */
export const recipeParts = {
  ingredients: z.array(ingredientGroup),
  /** In their order. Empty for a recipe whose preparation is still in its blocks. */
  steps: z.array(step),
  /** Of one portion. */
  nutrients,
  allergens: z.array(z.enum(ALLERGEN_CHOICES)).default([]),
};

export type Ingredient = z.output<typeof ingredient>;
export type IngredientGroup = z.output<typeof ingredientGroup>;
export type RecipeStep = z.output<typeof step>;
export type Nutrients = z.output<typeof nutrients>;
