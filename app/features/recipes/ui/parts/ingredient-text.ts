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

const FRACTIONS: Record<number, string> = { 0.25: '¼', 0.5: '½', 0.75: '¾' };

const number = new Intl.NumberFormat('nl-NL', { maximumFractionDigits: 2 });

/** A number of something as people write it: '250', '½', '1½', '0,3'. */
export function formatAmount(amount: number): string {
  const whole = Math.floor(amount);
  const fraction = FRACTIONS[amount - whole];
  return fraction ? `${whole || ''}${fraction}` : number.format(amount);
}

/** An ingredient in words, with the unit or the name in the singular where there is one of it, or less. */
export function ingredientText({ amount, unit, name, singular, note }: Ingredient): IngredientText {
  const isOne = amount !== null && amount <= 1;
  const shownUnit = unit && (isOne || amount === null ? unit : (PLURALS[unit] ?? unit));
  const measured = [amount === null ? null : formatAmount(amount), shownUnit].filter(Boolean).join('\u00a0');
  return { amount: measured || null, name: isOne && !unit && singular ? singular : name, note };
}
