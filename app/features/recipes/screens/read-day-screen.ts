import { listDocuments, listDocumentsByIds } from '#app/features/content/index.ts';
import { coursesIn } from '#app/features/content/published/diet-labels.ts';
import type { DocumentOf } from '#app/features/content/published/documents.ts';
import type { RequestContext } from '#app/platform/http/request-context.ts';
import { type DayPlan, dishesOf, makeDayPlan } from '../day/day-plan.ts';
import { readProfileLimits } from '../nutrient-limits/profile-limits.ts';
import type { NutrientLimits } from '../overview/overview-paths.ts';
import { listRecipeIds, listRecipeTeasers } from './list-recipes.ts';

/** A dish of the day, with what a portion has and what one buys for it. */
export type Dish = Pick<DocumentOf<'recipe'>, 'id' | 'title' | 'path' | 'nutrients' | 'ingredients' | 'amountOfPeople'>;

export interface DayScreen {
  /** What is chosen, without recipes that are no longer there. */
  plan: DayPlan;
  /** The dishes of the plan by id. */
  dishes: Readonly<Record<number, Dish>>;
  /** All recipes that can be chosen, by course. */
  courses: readonly { name: string; recipes: readonly { id: number; title: string }[] }[];
  /** The limits in the viewer's profile; a visitor has theirs in the browser. */
  profileLimits: NutrientLimits;
}

/** The most recipes that can be chosen from. */
const MOST = 1000;

/** Reads the day that someone plans. */
export async function readDayScreen(ctx: RequestContext, asked: DayPlan): Promise<DayScreen> {
  const [types, { items: ids }, { limits: profileLimits }, chosen] = await Promise.all([
    listDocuments(ctx, 'recipe-type'),
    listRecipeIds(ctx, { courses: [], diets: [], index: 0, size: MOST }),
    readProfileLimits(ctx),
    listDocumentsByIds(ctx, [...new Set(dishesOf(asked))], 'recipe'),
  ]);
  const dishes = Object.fromEntries(
    chosen.map(({ document: { id, title, path, nutrients, ingredients, amountOfPeople } }): [number, Dish] => [
      id,
      { id, title, path, nutrients, ingredients, amountOfPeople },
    ]),
  );
  const recipes = await listRecipeTeasers(ctx, ids);
  const nameOf = new Map(types.map(({ id, title }) => [id, title]));
  const byCourse = Map.groupBy(
    recipes,
    (recipe): string => coursesIn(recipe.types.flatMap((id) => nameOf.get(id) ?? []))[0] ?? OTHER,
  );
  return {
    plan: makeDayPlan((meal) => asked.meals[meal].filter((id) => id in dishes), asked.people),
    dishes,
    courses: [...types.map(({ title }) => title), OTHER].flatMap((name) => {
      const ofCourse = byCourse.get(name);
      return ofCourse ? [{ name, recipes: ofCourse.map(({ id, title }) => ({ id, title })) }] : [];
    }),
    profileLimits,
  };
}

/** The recipes without a course. */
const OTHER = 'Andere recepten';
