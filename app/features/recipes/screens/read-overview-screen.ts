import { listDocuments } from '#app/features/content/index.ts';
import { findPageScreen } from '#app/features/library/index.ts';
import type { PageScreen } from '#app/features/pages/index.ts';
import type { Page } from '#app/platform/database/paging.ts';
import { type RequestContext, requireMember } from '#app/platform/http/request-context.ts';
import type { PictureWithCopies } from '#app/ui/picture/nearest-copies.ts';
import { listFavouriteIds } from '../favourites.ts';
import {
  type Amounts,
  LIMITED_NUTRIENTS,
  type LimitedNutrient,
  limitsOfContract,
} from '../nutrient-limits/nutrient-limits.ts';
import { readProfileLimits } from '../nutrient-limits/profile-limits.ts';
import {
  type LimitsChange,
  limitsChangeOf,
  type NutrientLimits,
  type RecipesView,
  type Wishes,
} from '../overview/overview-paths.ts';
import { parseRecipesView } from '../overview/recipes-view.ts';
import { RECIPES_PATH } from '../paths.ts';
import { RECIPES_PAGE_SIZE } from '../rules.ts';
import { byGroup } from '../types-by-group.ts';
import {
  countExcludedRecipes,
  listRecipeIds,
  listRecipeNutrients,
  listRecipeTeasers,
  type RecipeTeaser,
} from './list-recipes.ts';

/** A type by which readers can filter. */
export interface RecipeType {
  id: number;
  name: string;
  group: 'course' | 'diet';
  /** What it means; null where its name says enough. */
  description: string | null;
}

/** A recipe of the list, with what a portion has of the nutrients of which a reader may have a limit. */
export interface ListedRecipe extends Omit<RecipeTeaser, 'picture'> {
  /** Without its alt, because the title beside it says the same. */
  picture: PictureWithCopies | null;
  nutrients: Amounts;
}

/** A limit that leaves out this many of all recipes. */
export interface StrictestLimit {
  nutrient: LimitedNutrient;
  excluded: number;
  total: number;
}

/** The overview of recipes as this viewer asks for it. */
export interface RecipesOverview {
  view: RecipesView;
  types: RecipeType[];
  recipes: Page<ListedRecipe>;
  /** The limit that leaves out most recipes, where no recipe is left; null where there are some. */
  strictest: StrictestLimit | null;
  /** Whether the viewer is logged in: only members have favourites. */
  member: boolean;
  /** Whether the viewer consents to keep health data, as limits in the profile are. */
  healthConsent: boolean;
  /** What the viewer just did with their limits. */
  limitsChange: LimitsChange | null;
  /** The page that editors published on the path of the overview: its introduction and what stands below the list. */
  page: PageScreen | null;
}

/**
 * Reads the overview that the query requests, within other limits than those of the profile where `sent` has some. `redirect`
 * is its canonical path if the query is not canonical.
 */
export async function readRecipesOverviewScreen(
  ctx: RequestContext,
  query: URLSearchParams,
  sent?: NutrientLimits,
): Promise<{ overview: RecipesOverview; redirect: string | null }> {
  const [typeDocuments, page, { limits: profileLimits, healthConsent }] = await Promise.all([
    listDocuments(ctx, 'recipe-type'),
    findPageScreen(ctx, RECIPES_PATH),
    readProfileLimits(ctx),
  ]);
  const types = typeDocuments.map(({ id, title, group, description }) => ({ id, name: title, group, description }));
  const member = ctx.viewer !== null;
  const { view, redirect } = parseRecipesView(query, { types, member, profileLimits, limits: sent });
  const bounds = { index: view.page - 1, size: RECIPES_PAGE_SIZE };
  const { favourites, first } = view;
  const filterOf = (wishes: Wishes) => ({
    ...byGroup(types, wishes.types),
    without: wishes.without,
    atMost: limitsOfContract(wishes.limits),
  });
  const filter = filterOf(view);
  const ids = favourites
    ? await listFavouriteIds(requireMember(ctx), bounds)
    : await listRecipeIds(ctx, { ...filter, ...bounds, first: first && filterOf(first) });
  const recipes = { ...ids, items: await listWithNutrients(ctx, ids.items) };
  const strictest = ids.total === 0 && !favourites ? await findStrictestLimit(ctx, filter) : null;
  const limitsChange = member ? limitsChangeOf(query) : null;
  return { overview: { view, types, recipes, strictest, member, healthConsent, limitsChange, page }, redirect };
}

/** The recipes with these ids. */
async function listWithNutrients(ctx: RequestContext, ids: readonly number[]): Promise<ListedRecipe[]> {
  const [recipes, amounts] = await Promise.all([listRecipeTeasers(ctx, ids), listRecipeNutrients(ctx, ids)]);
  return recipes.flatMap(({ picture, ...recipe }) => {
    const nutrients = amounts.get(recipe.id);
    return nutrients ? [{ ...recipe, nutrients, picture: picture && { alt: '', copies: picture.copies } }] : [];
  });
}

async function findStrictestLimit(
  ctx: RequestContext,
  filter: Parameters<typeof countExcludedRecipes>[1],
): Promise<StrictestLimit | null> {
  const { total, excluded } = await countExcludedRecipes(ctx, filter);
  const [strictest] = LIMITED_NUTRIENTS.flatMap(({ key }) => {
    const count = excluded[key] ?? 0;
    return count > 0 ? [{ nutrient: key, excluded: count, total }] : [];
  }).sort((one, other) => other.excluded - one.excluded);
  return strictest ?? null;
}
