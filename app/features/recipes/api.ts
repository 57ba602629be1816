import { listDocuments, listDocumentsByIds, readDocument } from '#app/features/content/index.ts';
import { readBlockContext, readSharedBlockContext } from '#app/features/pages/index.ts';
import type { Page } from '#app/platform/database/paging.ts';
import type { HandlersOf } from '#app/platform/http/calls/handlers.ts';
import { presentWholeList } from '#app/platform/http/calls/responses.ts';
import type { RequestContext } from '#app/platform/http/request-context.ts';
import { addMark, removeMark } from '#app/platform/marks/marks.ts';
import { removeProfileLimits, saveProfileLimits } from './commands/change-profile-limits.ts';
import { mailShoppingList } from './commands/send-shopping-list-mail.tsx';
import type { recipesContract } from './contract.ts';
import { isFavourite, listFavouriteIds } from './favourites.ts';
import { recipeFavourite } from './marks.ts';
import { limitsIn, presentLimits } from './nutrient-limits/limits-on-wire.ts';
import { readProfileLimits } from './nutrient-limits/profile-limits.ts';
import { presentRecipe } from './present.ts';
import { RECIPES_PAGE_SIZE } from './rules.ts';
import { listRecipeIds } from './screens/list-recipes.ts';
import { byGroup } from './types-by-group.ts';

export const recipesHandlers: HandlersOf<typeof recipesContract> = {
  async recipes(ctx, { query }) {
    const types = byGroup(await listDocuments(ctx, 'recipe-type'), query.tids);
    const ids = await listRecipeIds(ctx, {
      ...types,
      without: query.without,
      index: query.page,
      size: RECIPES_PAGE_SIZE,
    });
    return presentRecipePage(ctx, ids);
  },
  async favorite(ctx, { query }) {
    return presentRecipePage(ctx, await listFavouriteIds(ctx, { index: query.page, size: RECIPES_PAGE_SIZE }));
  },
  async recipe(ctx, { params }) {
    const source = await readDocument(ctx, { id: params.id }, ['recipe']);
    return presentRecipe(source, await readBlockContext(ctx, source));
  },
  async recipeTypes(ctx) {
    const types = await listDocuments(ctx, 'recipe-type');
    return presentWholeList(types.map(({ id, title }) => ({ tid: id, name: title })));
  },
  addFavorite: ({ platform, viewer }, { body }) =>
    addMark(platform, recipeFavourite, { by: viewer, id: body.DrupalId }),
  isFavorite: async (ctx, { params }) => ((await isFavourite(ctx, params.id)) ? 'true' : 'false'),
  removeFavorite: ({ platform, viewer }, { params }) =>
    removeMark(platform, recipeFavourite, { by: viewer, id: params.id }),
  mailShoppingList: ({ platform, viewer, idempotencyKey }, { body }) =>
    mailShoppingList(platform, { by: viewer, list: body.List, key: idempotencyKey }),
  readProfileLimits: async (ctx) => presentLimits((await readProfileLimits(ctx)).limits),
  saveProfileLimits: ({ platform, viewer }, { body }) =>
    saveProfileLimits(platform, { by: viewer, limits: limitsIn(body), consenting: body.HealthConsent }),
  removeProfileLimits: ({ platform, viewer }) => removeProfileLimits(platform, { by: viewer }),
};

/** A page of whole recipes, with the data that their blocks need read once for all. */
async function presentRecipePage(ctx: RequestContext, { items: ids, total, pages }: Page<number>) {
  const sources = await listDocumentsByIds(ctx, ids, 'recipe');
  const context = await readSharedBlockContext(ctx, sources);
  return {
    Items: sources.map((source) => ({ Item: presentRecipe(source, { ...context, refs: source.refs }) })),
    TotalCount: total,
    NumPages: pages,
  };
}
