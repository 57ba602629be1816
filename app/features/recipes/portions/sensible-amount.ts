import type { Ingredient, IngredientUnit } from '#app/features/content/published/recipe.ts';

/** How much of an ingredient; null for what is not measured. */
export type Measure = Pick<Ingredient, 'amount' | 'unit'>;

export const TEASPOONS_IN_TABLESPOON = 3;
const THOUSAND = 1000;

/** Below this part of it, people measure in a smaller unit. */
const LEAST_SPOON = { eetlepel: 0.5, theelepel: 0.2 };

const FRACTIONS = [0, 1 / 4, 1 / 3, 1 / 2, 2 / 3, 3 / 4, 1];

/**
 * A calculated amount as a cook measures it, in a smaller or larger unit where people would take that: 1,5 grams becomes 2,
 * a tenth of a teaspoon a pinch, 1500 grams 1½ kilo. It never becomes nothing.
 */
export function sensibleAmount({ amount, unit }: Measure): Measure {
  if (amount === null) return { amount, unit };
  if (unit === null) return { amount: ofPieces(amount), unit };
  return MEASURES[unit](amount);
}

const MEASURES: Record<IngredientUnit, (amount: number) => Measure> = {
  gram: (amount) => ofScale(amount, { small: 'gram', large: 'kilo' }),
  kilo: (amount) => ofScale(amount * THOUSAND, { small: 'gram', large: 'kilo' }),
  milliliter: (amount) => ofScale(amount, { small: 'milliliter', large: 'liter' }),
  liter: (amount) => ofScale(amount * THOUSAND, { small: 'milliliter', large: 'liter' }),
  eetlepel: (amount) =>
    amount < LEAST_SPOON.eetlepel
      ? MEASURES.theelepel(amount * TEASPOONS_IN_TABLESPOON)
      : { amount: ofPieces(amount), unit: 'eetlepel' },
  theelepel: (amount) => {
    if (amount < LEAST_SPOON.theelepel) return { amount: 1, unit: 'snufje' };
    return amount < TEASPOONS_IN_TABLESPOON
      ? { amount: ofPieces(amount), unit: 'theelepel' }
      : { amount: ofPieces(amount / TEASPOONS_IN_TABLESPOON), unit: 'eetlepel' };
  },
  snufje: inSteps('snufje', 1),
  takje: inSteps('takje', 1),
  blaadje: inSteps('blaadje', 1),
  teentje: inSteps('teentje', 1 / 2),
  plak: inSteps('plak', 1 / 2),
  handje: inSteps('handje', 1 / 2),
  bosje: inSteps('bosje', 1 / 2),
  blikje: inSteps('blikje', 1 / 2),
};

/** Whether a text is one of the units. */
export const isUnit = (text: unknown): text is IngredientUnit =>
  typeof text === 'string' && Object.hasOwn(MEASURES, text);

/** Grams or milliliters, or from a thousand on kilos or liters. */
function ofScale(amount: number, { small, large }: Record<'small' | 'large', IngredientUnit>): Measure {
  const rounded = nearest(amount, amount < 20 ? 1 : amount < 100 ? 5 : 10);
  if (rounded < THOUSAND) return { amount: rounded, unit: small };
  const exact = amount / THOUSAND;
  const [tenths, quarters] = [nearest(exact, 0.1), nearest(exact, 0.25)];
  return { amount: Math.abs(tenths - exact) < Math.abs(quarters - exact) ? tenths : quarters, unit: large };
}

/** Pieces or spoons: of few a fraction, of many whole ones. */
function ofPieces(amount: number): number {
  if (amount >= 10) return nearest(amount, 1);
  if (amount >= 3) return nearest(amount, 0.5);
  const whole = Math.floor(amount);
  const [, ...parts] = FRACTIONS;
  const candidates = whole === 0 ? parts : FRACTIONS;
  const rest = amount - whole;
  return whole + candidates.reduce((best, part) => (Math.abs(part - rest) < Math.abs(best - rest) ? part : best));
}

function inSteps(unit: IngredientUnit, step: number): (amount: number) => Measure {
  return (amount) => ({ amount: nearest(amount, step), unit });
}

/** The multiple of `step` nearest to a number, at least one of it. */
const nearest = (number: number, step: number): number => Math.max(1, Math.round(number / step)) * step;
