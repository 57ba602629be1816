import { listDocuments, listRecipeIds, listRecipeTeasers, type RecipeTeaser } from '#app/features/content/index.ts';
import { findPageScreen } from '#app/features/library/index.ts';
import type { PageScreen } from '#app/features/pages/index.ts';
import type { Page } from '#app/platform/database/paging.ts';
import { type RequestContext, requireMember } from '#app/platform/http/request-context.ts';
import { listFavouriteIds } from '../lists/favourites.ts';
import { RECIPES_PATH, type RecipesView } from '../paths.ts';
import { parseRecipesView } from '../recipes-view.ts';
import { RECIPES_PAGE_SIZE } from '../rules.ts';
import { byGroup } from '../types-by-group.ts';

/** A type by which readers can filter. */
export interface RecipeType {
  id: number;
  name: string;
  group: 'course' | 'diet';
}

/** The overview of recipes as this viewer asks for it. */
export interface RecipesOverview {
  view: RecipesView;
  types: RecipeType[];
  recipes: Page<RecipeTeaser>;
  /** Whether the viewer is logged in: only members have favourites. */
  member: boolean;
  /** The page that editors published on the path of the overview: its introduction and what stands below the list. */
  page: PageScreen | null;
}

/** Reads the overview that the query requests. `redirect` is its canonical path if the query is not canonical. */
export async function readRecipesOverview(
  ctx: RequestContext,
  query: URLSearchParams,
): Promise<{ overview: RecipesOverview; redirect: string | null }> {
  const [typeDocuments, page] = await Promise.all([
    listDocuments(ctx, 'recipe-type'),
    findPageScreen(ctx, RECIPES_PATH),
  ]);
  const types = typeDocuments.map(({ id, title, group }) => ({ id, name: title, group }));
  const member = ctx.viewer !== null;
  const { view, redirect } = parseRecipesView(query, { types, member });
  const bounds = { index: view.page - 1, size: RECIPES_PAGE_SIZE };
  const ids = view.favourites
    ? await listFavouriteIds(requireMember(ctx), bounds)
    : await listRecipeIds(ctx, { ...byGroup(types, view.types), ...bounds });
  const recipes = { ...ids, items: await listRecipeTeasers(ctx, ids.items) };
  return { overview: { view, types, recipes, member, page }, redirect };
}
