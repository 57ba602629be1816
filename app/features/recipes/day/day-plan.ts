import type { Nutrients } from '#app/features/content/published/recipe.ts';
import type { NutrientLimits } from '../overview/overview-paths.ts';
import { DAY_PATH, PEOPLE_PARAMETER } from '../paths.ts';
import { MAX_PEOPLE } from '../rules.ts';

/**
 * The moments of a day at which one eats. `key` is the query parameter with the recipes that are chosen for it, `first` the
 * courses that one looks for.
 */
export const MEALS = [
  { key: 'ontbijt', title: 'Ontbijt', more: 'Nog iets bij het ontbijt', first: ['Ontbijt en lunch'] },
  { key: 'lunch', title: 'Lunch', more: 'Nog iets bij de lunch', first: ['Ontbijt en lunch', 'Soepen'] },
  { key: 'avond', title: 'Avondmaaltijd', more: 'Nog iets bij de avondmaaltijd', first: ['Hoofdgerechten'] },
  { key: 'tussendoor', title: 'Tussendoor', more: 'Nog iets tussendoor', first: ['Toetjes en gebak', 'Dranken'] },
] as const;

export type Meal = (typeof MEALS)[number]['key'];

/** What someone eats in a day: the ids of recipes by meal, and for how many people they cook. */
export interface DayPlan {
  meals: Readonly<Record<Meal, readonly number[]>>;
  people: number;
}

/** The most dishes of one meal. */
export const MAX_DISHES = 4;

/** The plan with what `idsOf` gives for each meal; what is no id is left out. */
export function makeDayPlan(idsOf: (meal: Meal) => readonly unknown[], people: unknown = 1): DayPlan {
  const meals = Object.fromEntries(
    MEALS.map(({ key }) => [key, idsOf(key).map(Number).filter(isId).slice(0, MAX_DISHES)]),
  ) as Record<Meal, number[]>;
  const number = Number(people);
  return { meals, people: Number.isInteger(number) && number >= 1 && number <= MAX_PEOPLE ? number : 1 };
}

const MAX_ID = 2 ** 31 - 1;

const isId = (id: number): boolean => Number.isInteger(id) && id > 0 && id <= MAX_ID;

/** The plan of an address: `?ontbijt=12&avond=30,31`, or as a form sends it, with a parameter for each dish. */
export const parseDayPlan = (query: URLSearchParams): DayPlan =>
  makeDayPlan((meal) => query.getAll(meal).flatMap((ids) => ids.split(',')), query.get(PEOPLE_PARAMETER) ?? 1);

/** All dishes of the plan, in the order of the day; a dish that is chosen twice stands there twice. */
export const dishesOf = ({ meals }: DayPlan): number[] => MEALS.flatMap(({ key }) => meals[key]);

/** Whether nothing is chosen. */
export const isEmptyDay = (plan: DayPlan): boolean => dishesOf(plan).length === 0;

/** The address of a plan. It has what is chosen, and no limit (rules.md R57). */
export function dayPath(plan: DayPlan): string {
  const query = MEALS.flatMap(({ key }) => (plan.meals[key].length > 0 ? [`${key}=${plan.meals[key].join(',')}`] : []));
  if (plan.people > 1) query.push(`${PEOPLE_PARAMETER}=${plan.people}`);
  return query.length > 0 ? `${DAY_PATH}?${query.join('&')}` : DAY_PATH;
}

/** Each nutrient of these portions together; null where one of them does not say it. */
export const sumNutrients = (portions: readonly Nutrients[]): Nutrients => {
  const sum = (key: keyof Nutrients) =>
    portions.reduce<number | null>((total, { [key]: amount }) => {
      return total === null || amount === null ? null : Math.round((total + amount) * 100) / 100;
    }, 0);
  const known = (key: keyof Nutrients) => sum(key) ?? 0;
  return {
    ...{ energy: sum('energy'), carbohydrates: sum('carbohydrates'), fat: sum('fat'), fluid: sum('fluid') },
    ...{ salt: known('salt'), sodium: known('sodium'), protein: known('protein') },
    ...{ potassium: known('potassium'), phosphate: known('phosphate') },
  };
};

/** A reader's limits hold for one portion: as often as there are portions, they are the most of all of them. */
export const limitsOfPortions = (limits: NutrientLimits, portions: number): NutrientLimits =>
  Object.fromEntries(Object.entries(limits).map(([nutrient, limit]) => [nutrient, limit * portions]));
