import type { Ingredient, IngredientUnit } from '#app/features/content/published/recipe.ts';

/** An ingredient in words: '½ liter', 'water', and what its editor notes. The amount is null for what is not measured. */
export interface IngredientText {
  amount: string | null;
  name: string;
  note: string | null;
}

/** The plurals of the units that have one: 'gram' and 'liter' stay as they are. */
const PLURALS: Partial<Record<IngredientUnit, string>> = {
  ...{ eetlepel: 'eetlepels', theelepel: 'theelepels', snufje: 'snufjes', teentje: 'teentjes', takje: 'takjes' },
  ...{ blaadje: 'blaadjes', plak: 'plakken', handje: 'handjes', bosje: 'bosjes', blikje: 'blikjes' },
};

/** The fractions with a sign of their own, by their hundredths. */
const FRACTIONS: Record<number, string> = { 25: '¼', 33: '⅓', 50: '½', 67: '⅔', 75: '¾' };

const number = new Intl.NumberFormat('nl-NL', { maximumFractionDigits: 2 });

/** A number of something as people write it: '250', '½', '1⅓', '0,3'. */
export function formatAmount(amount: number): string {
  const whole = Math.floor(amount);
  const fraction = FRACTIONS[Math.round(100 * (amount - whole))];
  return fraction ? `${whole || ''}${fraction}` : number.format(amount);
}

/** An ingredient in words, with the unit or the name in the singular where there is less than two of it: '1½ ui'. */
export function ingredientText({ amount, unit, name, singular, note }: Ingredient): IngredientText {
  const isOne = amount !== null && amount < 2;
  const shownUnit = unit && (isOne || amount === null ? unit : (PLURALS[unit] ?? unit));
  const measured = [amount === null ? null : formatAmount(amount), shownUnit].filter(Boolean).join('\u00a0');
  return { amount: measured || null, name: isOne && !unit && singular ? singular : name, note };
}
