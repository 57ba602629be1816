import { OPTIMIZATION_FENCE } from '#app/platform/database/list-queries.ts';
import { boundsOf, type Page, type PageRequest, pageCount } from '#app/platform/database/paging.ts';
import { AppError } from '#app/platform/errors/app-error.ts';
import { type MemberContext, type RequestContext, requireMember } from '#app/platform/http/request-context.ts';
import { readShared } from '#app/platform/page-cache/read-shared.ts';
import { marksTopic } from './topics.ts';

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
 * The favourites of the viewer that are published. The fence keeps PostgreSQL from joining the tables in an order that needs
 * a sort: the index on favourites has them in order.
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
          .offset(OPTIMIZATION_FENCE),
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

/** What the page of a recipe shows of its marks. */
export interface RecipeMarks {
  /** Whether it is among the favourites of the viewer; null for visitors and in a preview. */
  favourite: boolean | null;
  /** Among the favourites of how many members it is. */
  favouriteCount: number;
}

/** Those of a recipe that is previewed. */
export const NO_MARKS: RecipeMarks = { favourite: null, favouriteCount: 0 };

/** Reads the marks of a published recipe. Throws AppError not_found if there is no such recipe. */
export async function readMarks(ctx: RequestContext, recipeId: number): Promise<RecipeMarks> {
  const [favourite, counts] = await Promise.all([
    ctx.viewer ? isFavourite(requireMember(ctx), recipeId) : null,
    readCounts(ctx, recipeId),
  ]);
  return { favourite, ...counts };
}

const readCounts = (ctx: RequestContext, recipeId: number): Promise<Pick<RecipeMarks, 'favouriteCount'>> =>
  readShared(ctx, `recipe-marks ${recipeId}`, async ({ platform: { db }, page }) => {
    page.dependsOn(marksTopic(recipeId));
    const row = await db.selectFrom('recipe').select('favouriteCount').where('id', '=', recipeId).executeTakeFirst();
    return row ?? { favouriteCount: 0 };
  });
