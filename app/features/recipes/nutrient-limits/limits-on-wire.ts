import { z } from 'zod';
import { checkbox } from '#app/platform/forms/fields.ts';
import type { NutrientLimits } from '../overview/overview-paths.ts';
import {
  formatQuantity,
  isChoosable,
  LIMIT_FIELDS,
  LIMITED_NUTRIENTS,
  type Limitable,
  type LimitedNutrient,
} from './nutrient-limits.ts';

type LimitField = (typeof LIMIT_FIELDS)[LimitedNutrient];

const fieldsFrom = <T extends z.ZodType>(fieldOf: (limitable: Limitable) => T) =>
  Object.fromEntries(LIMITED_NUTRIENTS.map((limitable) => [LIMIT_FIELDS[limitable.key], fieldOf(limitable)])) as Record<
    LimitField,
    T
  >;

/** Limits as they are given: null where there is none. */
export const limitsOnWire = z.object(fieldsFrom(() => z.number().nullable()));

/** No number that is sent has more characters than this. */
const MAX_TYPED = 20;

/** A limit as JSON or a form sends it, with a comma or a point: '1,5'. Nothing, null or an empty text is no limit. */
const limitField = (limitable: Limitable) => {
  const { name, unit, step, max, perUnit } = limitable;
  const error = `Kies voor ${name} hoogstens ${formatQuantity(max / perUnit, unit)}, in stappen van ${formatQuantity(step / perUnit, unit)}.`;
  return z.preprocess(
    (typed) => {
      if (typed === null || typed === '') return undefined;
      return typeof typed === 'string' && typed.length <= MAX_TYPED ? Number(typed.trim().replace(',', '.')) : typed;
    },
    z
      .number(error)
      .refine((amount) => isChoosable(amount * perUnit, limitable), error)
      .optional(),
  );
};

/** The limits that a member sends to their profile, with their consent to keep health data if they give it now. */
export const limitsBody = z
  .object({ ...fieldsFrom(limitField), HealthConsent: checkbox })
  .refine((body) => Object.values(LIMIT_FIELDS).some((field) => body[field] !== undefined), {
    error: 'Kies eerst een grens.',
    path: ['Salt'],
  });

/** The limits of a body, in the units of the choice. */
export const limitsIn = (body: z.output<typeof limitsBody>): NutrientLimits =>
  Object.fromEntries(
    LIMITED_NUTRIENTS.flatMap(({ key, perUnit }) => {
      const amount = body[LIMIT_FIELDS[key]];
      return amount === undefined ? [] : [[key, amount * perUnit]];
    }),
  );

/** Limits in the units of the choice as a call gives them. */
export const presentLimits = (limits: NutrientLimits): z.output<typeof limitsOnWire> => {
  const amountOf = (nutrient: LimitedNutrient, perUnit: number) => {
    const limit = limits[nutrient];
    return limit === undefined ? null : limit / perUnit;
  };
  return Object.fromEntries(
    LIMITED_NUTRIENTS.map(({ key, perUnit }) => [LIMIT_FIELDS[key], amountOf(key, perUnit)]),
  ) as z.output<typeof limitsOnWire>;
};
