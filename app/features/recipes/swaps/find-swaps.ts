import { ALLERGENS } from '#app/features/content/published/allergens.ts';
import type { DocumentOf } from '#app/features/content/published/documents.ts';
import type { Swap } from '#app/features/content/published/swaps.ts';
import { longDate } from '#app/ui/time/formats.ts';
import { formatQuantity } from '../nutrient-limits/nutrient-limits.ts';
import type { Portions } from '../paths.ts';
import { SWAP_TABLE } from './swap-table.generated.ts';

/** What others take instead of the ingredients of a recipe. */
export interface Swaps {
  /** A sentence for each swap, by the name of the ingredient. */
  texts: Readonly<Record<string, readonly string[]>>;
  /** What they were computed from and when, and that they are no advice. */
  source: string;
}

/** Rounded values as food tables have them; which food replaces which is our own choice (cms/import/nutrients/swaps.yaml). */
const SOURCE = [
  '‘Wissel’ is geen advies: overleg met je diëtist.',
  'Het verschil is berekend met afgeronde waarden zoals in NEVO (RIVM) en FoodData Central (USDA),',
  `${longDate(SWAP_TABLE.date)}.`,
].join(' ');

/**
 * The nutrients that are compared. A portion must have `least` less of one of them, or the swap is not worth naming; it is
 * rounded down to `step`, and up where it has more.
 */
const COMPARED = [
  { key: 'potassium', name: 'kalium', unit: 'mg', least: 30, step: 10 },
  { key: 'phosphate', name: 'fosfaat', unit: 'mg', least: 20, step: 10 },
  { key: 'salt', name: 'zout', unit: 'gram', least: 0.1, step: 0.1 },
] as const;

type Recipe = Pick<DocumentOf<'recipe'>, 'ingredients' | 'amountOfPeople' | 'allergens'>;

/**
 * Finds the swaps of a recipe, with the change in a portion, and the amount for the number of people for whom it is shown.
 * Ingredients that the table does not know, or without an amount, have none.
 */
export function findSwaps({ ingredients, amountOfPeople, allergens }: Recipe, { people, own }: Portions): Swaps {
  const gramsByName = new Map<string, number>();
  for (const { amount, unit, name } of ingredients.flatMap(({ items }) => items)) {
    const weight = Object.hasOwn(SWAP_TABLE.foods, name) ? SWAP_TABLE.foods[name]?.grams[unit ?? 'stuk'] : undefined;
    if (weight && amount) gramsByName.set(name, (gramsByName.get(name) ?? 0) + amount * weight);
  }
  const texts = Object.fromEntries(
    [...gramsByName].flatMap(([name, grams]) => {
      const ofName = (SWAP_TABLE.foods[name]?.swaps ?? []).flatMap((swap) => {
        const change = changeOf(swap, grams / amountOfPeople);
        const taken = swap.grams === 1 ? null : (grams * swap.grams * people) / own;
        return change ? [swapText(swap, { taken, change, known: allergens })] : [];
      });
      return ofName.length > 0 ? [[name, ofName]] : [];
    }),
  );
  return { texts, source: SOURCE };
}

/** What a portion has less, and more, in words; null where it has hardly less of anything. */
function changeOf({ change }: Swap, grams: number): { less: string[]; more: string[] } | null {
  const amounts = COMPARED.map((compared) => ({ ...compared, amount: change[compared.key] * grams }));
  const text = ({ name, unit, step, amount }: (typeof amounts)[number]) => {
    const steps = amount < 0 ? Math.floor(-amount / step + 1e-9) : Math.ceil(amount / step - 1e-9);
    return `${formatQuantity(steps * step, unit)} ${name}`;
  };
  const less = amounts.filter(({ amount, least }) => -amount >= least).map(text);
  const more = amounts.filter(({ amount, step }) => amount >= step).map(text);
  return less.length > 0 ? { less, more } : null;
}

interface SwapParts {
  /** The grams of what is taken, for all; null where it is as much. */
  taken: number | null;
  change: { less: string[]; more: string[] };
  /** The allergens of the recipe as it stands. */
  known: readonly string[];
}

/** 'Anderen nemen hiervoor 240 gram witte rijst: ongeveer 180 mg kalium minder per portie.' */
function swapText({ name, as, allergens }: Swap, { taken, change: { less, more }, known }: SwapParts): string {
  const amount = taken === null ? 'evenveel' : formatQuantity(Math.max(Math.round(taken / 5) * 5, 1), 'gram');
  const what = [amount, name].join(' ') + (as ? `, ${as}` : '');
  const changes = [
    `ongeveer ${listed.format(less)} minder`,
    ...(more.length > 0 ? [`${listed.format(more)} meer`] : []),
  ];
  const added = allergens.filter((allergen) => !known.includes(allergen)).map((allergen) => ALLERGENS[allergen]);
  const warning = added.length > 0 ? ` Bevat ${listed.format(added)}.` : '';
  return `Anderen nemen hiervoor ${what}: ${changes.join(', en ')} per portie.${warning}`;
}

const listed = new Intl.ListFormat('nl-NL', { type: 'conjunction' });
