import type { NutrientLimits } from '../overview/overview-paths.ts';

export type LimitedNutrient = keyof NutrientLimits;

/** A nutrient of which a reader can set the most that a portion may have. */
export interface Limitable {
  key: LimitedNutrient;
  name: string;
  unit: string;
  /** The limits that can be chosen, in the units of the choice: multiples of `step` up to `max`. */
  step: number;
  max: number;
  /** How many units of the choice are one of the contract: a gram of salt has 1000 milligrams. */
  perUnit: number;
}

/** Whole numbers in steps, so that a reader can choose from a list. */
export const LIMITED_NUTRIENTS: readonly Limitable[] = [
  { key: 'salt', name: 'zout', unit: 'gram', step: 250, max: 3000, perUnit: 1000 },
  { key: 'potassium', name: 'kalium', unit: 'mg', step: 100, max: 1000, perUnit: 1 },
  { key: 'phosphate', name: 'fosfaat', unit: 'mg', step: 50, max: 500, perUnit: 1 },
  { key: 'protein', name: 'eiwit', unit: 'gram', step: 5, max: 50, perUnit: 1 },
  { key: 'fluid', name: 'vocht', unit: 'ml', step: 50, max: 500, perUnit: 1 },
];

/** The limits that `limitOf` gives, in the units of the choice. What cannot be chosen is left out. */
export function choosableLimits(limitOf: (nutrient: LimitedNutrient) => unknown): NutrientLimits {
  const limits: NutrientLimits = {};
  for (const limitable of LIMITED_NUTRIENTS) {
    const limit = Number(limitOf(limitable.key) ?? 0);
    if (isChoosable(limit, limitable)) limits[limitable.key] = limit;
  }
  return limits;
}

/** Whether a limit, in the units of the choice, is one of those that can be chosen. */
export const isChoosable = (limit: number, { step, max }: Limitable): boolean =>
  limit >= step && limit <= max && limit % step === 0;

/** The most that a portion may have in the units of the contract, in which recipes are stored. */
export const limitsOfContract = (limits: NutrientLimits): NutrientLimits =>
  Object.fromEntries(
    LIMITED_NUTRIENTS.flatMap(({ key, perUnit }) => {
      const limit = limits[key];
      return limit === undefined ? [] : [[key, limit / perUnit]];
    }),
  );

const decimal = new Intl.NumberFormat('nl-NL', { maximumFractionDigits: 2 });

/** An amount in units of the contract: '1,5 gram', '320 mg'. */
export const formatQuantity = (amount: number, unit: string): string => `${decimal.format(amount)}\u00a0${unit}`;

/** The limits that can be chosen for a nutrient, as options of a list. */
export const limitOptions = ({ step, max, perUnit, unit }: Limitable): { value: number; label: string }[] =>
  Array.from({ length: max / step }, (_, index) => {
    const value = (index + 1) * step;
    return { value, label: formatQuantity(value / perUnit, unit) };
  });

/** Limits in words: 'zout tot 1,5 gram', 'kalium tot 400 mg'. */
export const limitTexts = (limits: NutrientLimits): string[] =>
  LIMITED_NUTRIENTS.flatMap(({ key, name, unit, perUnit }) => {
    const limit = limits[key];
    return limit === undefined ? [] : [`${name} tot ${formatQuantity(limit / perUnit, unit)}`];
  });

/** Whether a recipe stays within one limit, in words. */
export interface LimitReason {
  text: string;
  fits: boolean;
  /** How much of the limit a portion takes: 1 is all of it. Null where its amount is not known. */
  part: number | null;
}

/** The amounts of the nutrients of a portion; null where one is not known. */
export type Amounts = Readonly<Record<LimitedNutrient, number | null>>;

/** For each limit whether a portion stays within it: '320 mg kalium: past', or how much it is above it. */
export const limitReasons = (nutrients: Amounts, limits: NutrientLimits): LimitReason[] => {
  const exceeded = exceededLimits(nutrients, limits);
  return LIMITED_NUTRIENTS.flatMap(({ key, name, unit, perUnit }): LimitReason[] => {
    const value = nutrients[key];
    const limit = limits[key];
    if (limit === undefined) return [];
    if (value === null) return [{ text: `${name}: niet bekend`, fits: false, part: null }];
    const above = exceeded[key];
    const text = `${formatQuantity(value, unit)} ${name}: ${above ?? 'past'}`;
    return [{ text, fits: above === undefined, part: (value * perUnit) / limit }];
  });
};

/** What is above the limits of a reader, in words: '0,25 gram boven je grens'. */
export type ExceededLimits = Readonly<Partial<Record<LimitedNutrient, string>>>;

/** How much a portion is above each limit that it exceeds. */
export const exceededLimits = (nutrients: Amounts, limits: NutrientLimits): ExceededLimits =>
  Object.fromEntries(
    LIMITED_NUTRIENTS.flatMap(({ key, unit, perUnit }) => {
      const above = (nutrients[key] ?? 0) - (limits[key] ?? Number.POSITIVE_INFINITY) / perUnit;
      return above > 0 ? [[key, `${formatQuantity(above, unit)} boven je grens`]] : [];
    }),
  );

/** The fields of the calls with limits; their units are those of a recipe's nutrients, so of salt a gram. */
export const LIMIT_FIELDS = {
  salt: 'Salt',
  potassium: 'Potassium',
  phosphate: 'Phosphate',
  protein: 'Protein',
  fluid: 'Fluid',
} as const satisfies Record<LimitedNutrient, string>;
