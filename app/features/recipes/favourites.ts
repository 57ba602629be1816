import { sql } from 'kysely';
import { boundsOf, type Page, type PageRequest, pageCount } from '#app/platform/database/paging.ts';
import { AppError } from '#app/platform/errors/app-error.ts';
import type { MemberContext, RequestContext } from '#app/platform/http/request-context.ts';
import { readShared } from '#app/platform/page-cache/read-shared.ts';
import { favouritesTopic } from './topics.ts';

/** The ids of a page of the viewer's favourite recipes, the one that was added last first. */
export async function listFavouriteIds(ctx: MemberContext, page: PageRequest): Promise<Page<number>> {
  const { total } = await selectFavourites(ctx)
    .select(({ fn }) => fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow();
  const { limit, offset } = boundsOf(page);
  const rows = await selectFavourites(ctx)
    .select('recipeId as id')
    .orderBy('createdAt', 'desc')
    .orderBy('recipeId', 'desc')
    .limit(limit)
    .offset(offset)
    .execute();
  return { items: rows.map(({ id }) => id), total, pages: pageCount(total, page.size) };
}

/**
 * The favourites of the viewer that are published. `offset 0` keeps PostgreSQL from joining the tables in an order that
 * needs a sort: the index on favourites has them in order (docs/decisions/0013).
 */
const selectFavourites = ({ platform: { db }, viewer }: MemberContext) =>
  db
    .selectFrom('recipeFavourite')
    .where('memberId', '=', viewer.memberId)
    .where(({ exists, selectFrom }) =>
      exists(
        selectFrom('recipe')
          .select('recipe.id')
          .whereRef('recipe.id', '=', 'recipeFavourite.recipeId')
          .where('published', '=', true)
          .offset(sql<number>`0`),
      ),
    );

/**
 * Whether a published recipe is among the favourites of the viewer. Throws AppError not_found if there is no such recipe.
 */
export async function isFavourite({ platform: { db }, viewer }: MemberContext, recipeId: number): Promise<boolean> {
  const row = await db
    .selectFrom('recipe')
    .leftJoin('recipeFavourite', (join) =>
      join.onRef('recipeFavourite.recipeId', '=', 'recipe.id').on('recipeFavourite.memberId', '=', viewer.memberId),
    )
    .select('recipeFavourite.memberId')
    .where('recipe.id', '=', recipeId)
    .where('recipe.published', '=', true)
    .executeTakeFirst();
  if (!row) throw new AppError('not_found');
  return row.memberId !== null;
}

/** Among the favourites of how many members a recipe is. */
export async function countFavourites(ctx: RequestContext, recipeId: number): Promise<number> {
  const { count } = await readShared(ctx, `recipe-favourites ${recipeId}`, async ({ platform: { db }, page }) => {
    page.dependsOn(favouritesTopic(recipeId));
    const row = await db.selectFrom('recipe').select('favouriteCount').where('id', '=', recipeId).executeTakeFirst();
    return { count: row?.favouriteCount ?? 0 };
  });
  return count;
}
