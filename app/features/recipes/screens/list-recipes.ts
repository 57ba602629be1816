import { type ExpressionBuilder, sql } from 'kysely';
import { documentTopic, kindTopic, withSizes } from '#app/features/content/index.ts';
import type { Allergen } from '#app/features/content/published/allergens.ts';
import type { DocumentOf } from '#app/features/content/published/documents.ts';
import type { Database } from '#app/platform/database/database.ts';
import { boundsOf, type Page, type PageRequest, pageCount } from '#app/platform/database/paging.ts';
import type { DB } from '#app/platform/database/types.generated.ts';
import type { RequestContext } from '#app/platform/http/request-context.ts';
import { readShared } from '#app/platform/page-cache/read-shared.ts';
import { LIMITED_NUTRIENTS, type LimitedNutrient } from '../nutrient-limits/nutrient-limits.ts';

/** Which recipes a list has. */
interface RecipesFilter {
  /** The ids of courses of which a recipe has at least one; an empty list means all recipes. */
  courses: readonly number[];
  /** The ids of diets, all of which a recipe fits. */
  diets: readonly number[];
  /** What none of them has. A recipe of which editors did not say what it has is left out. */
  without?: readonly Allergen[];
  /** The most that a portion has, in the units of the contract. A recipe of which that is not known is left out. */
  atMost?: NutrientMaximums;
}

type NutrientMaximums = Partial<Record<LimitedNutrient, number>>;

interface RecipesRequest extends RecipesFilter, PageRequest {
  /** What the list begins with. */
  first?: RecipesFilter | undefined;
}

/**
 * The ids of a page of the recipes in this filter, by title. A list without maximums is shared; one with maximums, or that
 * begins with what a reader may have, is their own (docs/decisions/reader-limits.md).
 */
export async function listRecipeIds(
  ctx: RequestContext,
  { courses, diets, without = [], atMost = {}, first, ...page }: RecipesRequest,
): Promise<Page<number>> {
  const read = (context: RequestContext) => readRecipeIds(context, { courses, diets, without, atMost, first, ...page });
  if (first || maximumsIn(atMost).length > 0) return read(ctx);
  return readShared(ctx, `recipes ${courses} ${diets} ${without} ${page.index} ${page.size}`, read);
}

async function readRecipeIds(
  { platform: { db }, page: metadata }: RequestContext,
  { first, ...filter }: RecipesRequest,
): Promise<Page<number>> {
  metadata.dependsOn(kindTopic('recipe'));
  const recipes = selectRecipes(db, filter);
  const { total } = await recipes.select(({ fn }) => fn.countAll<number>().as('total')).executeTakeFirstOrThrow();
  const { limit, offset } = boundsOf(filter);
  const rows = await recipes
    .select('id')
    .$if(first !== undefined, (query) =>
      query.orderBy((eb) => eb.fn.coalesce(isInFilter(eb, first ?? filter), eb.lit(false)), 'desc'),
    )
    .orderBy('title')
    .orderBy('id')
    .limit(limit)
    .offset(offset)
    .execute();
  return { items: rows.map(({ id }) => id), total, pages: pageCount(total, filter.size) };
}

/** How many recipes of this filter there are without its maximums, and how many of them each maximum by itself leaves out. */
export async function countExcludedRecipes(
  { platform: { db } }: RequestContext,
  { atMost, ...filter }: RecipesFilter,
): Promise<{ total: number; excluded: NutrientMaximums }> {
  const { total, ...excluded } = await selectRecipes(db, { ...filter, atMost: {} })
    .select(({ fn }) => fn.countAll<number>().as('total'))
    .select(({ fn, or, eb }) =>
      maximumsIn(atMost).map(([nutrient, most]) =>
        fn
          .countAll<number>()
          .filterWhere(or([eb(nutrient, '>', most), eb(nutrient, 'is', null)]))
          .as(nutrient),
      ),
    )
    .executeTakeFirstOrThrow();
  return { total, excluded };
}

const maximumsIn = (atMost: NutrientMaximums = {}): [LimitedNutrient, number][] =>
  LIMITED_NUTRIENTS.flatMap(({ key: nutrient }) => {
    const most = atMost[nutrient];
    return most === undefined ? [] : [[nutrient, most]];
  });

/** The recipes in a filter, from the narrow table that lists read instead of the documents. */
const selectRecipes = (db: Database, filter: RecipesFilter) =>
  db
    .selectFrom('recipe')
    .where('published', '=', true)
    .where((eb) => isInFilter(eb, filter));

/** Whether a recipe is in a filter; null where editors did not say enough of it. */
function isInFilter(
  { eb, and }: ExpressionBuilder<DB, 'recipe'>,
  { courses, diets, without = [], atMost }: RecipesFilter,
) {
  return and([
    ...(courses.length > 0 ? [eb('typeIds', '&&', integers(courses))] : []),
    ...(diets.length > 0 ? [eb('typeIds', '@>', integers(diets))] : []),
    ...(without.length > 0 ? [sql<boolean>`not allergens && ${[...without]}::text[]`] : []),
    ...maximumsIn(atMost).map(([nutrient, most]) => eb(nutrient, '<=', most)),
  ]);
}

const integers = (ids: readonly number[]) => sql<number[]>`${[...ids]}::integer[]`;

/** What a portion has of the nutrients by which lists can be filtered, by the id of the recipe. */
export async function listRecipeNutrients(
  { platform: { db } }: RequestContext,
  ids: readonly number[],
): Promise<Map<number, Record<LimitedNutrient, number | null>>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .selectFrom('recipe')
    .select(['id', ...LIMITED_NUTRIENTS.map(({ key }) => key)])
    .where('id', 'in', [...ids])
    .execute();
  return new Map(rows.map(({ id, ...nutrients }) => [id, nutrients]));
}

/** A recipe in a list. */
export type RecipeTeaser = Pick<
  DocumentOf<'recipe'>,
  | 'id'
  | 'title'
  | 'altTitle'
  | 'path'
  | 'picture'
  | 'amountOfPeople'
  | 'minutesNeeded'
  | 'waitingTime'
  | 'types'
  | 'allergens'
>;

/** The published recipes with these ids as teasers, in the order of the ids. */
export async function listRecipeTeasers(
  { platform: { db }, page }: RequestContext,
  ids: readonly number[],
): Promise<RecipeTeaser[]> {
  if (ids.length === 0) return [];
  page.dependsOn(...ids.map(documentTopic));
  const rows = await db
    .selectFrom('document')
    .select([
      ...(['id', 'title', 'path', 'picture'] as const),
      sql<string | null>`content ->> 'altTitle'`.as('altTitle'),
      sql<number>`(content ->> 'amountOfPeople')::integer`.as('amountOfPeople'),
      sql<number>`(content ->> 'minutesNeeded')::integer`.as('minutesNeeded'),
      sql<number>`(content ->> 'waitingTime')::integer`.as('waitingTime'),
      sql<number[]>`content -> 'types'`.as('types'),
      sql<DocumentOf<'recipe'>['allergens']>`content -> 'allergens'`.as('allergens'),
    ])
    .where('id', 'in', [...ids])
    .execute();
  const teasers = new Map((rows as RecipeTeaser[]).map((row) => [row.id, row]));
  return ids.flatMap((id) => {
    const teaser = teasers.get(id);
    return teaser ? { ...teaser, picture: withSizes(teaser.picture, ['featured', 'card']) } : [];
  });
}

/** A recipe in a feed. */
export interface RecipeInFeed {
  title: string;
  path: string;
  description: string | null;
  publishedAt: Date;
}

/** The recipes that were published last, the newest first. */
export const listNewestRecipes = async (db: Database, limit: number): Promise<RecipeInFeed[]> =>
  db
    .selectFrom('recipe')
    .innerJoin('document', 'document.id', 'recipe.id')
    .select(['document.title', 'document.path', 'document.description', 'recipe.firstPublishedAt as publishedAt'])
    .where('recipe.published', '=', true)
    .orderBy('recipe.firstPublishedAt', 'desc')
    .orderBy('recipe.id', 'desc')
    .limit(limit)
    .$narrowType<{ path: string }>()
    .execute();
