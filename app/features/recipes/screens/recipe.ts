import type { DocumentWithRefs } from '#app/features/content/index.ts';
import type { DocumentOf } from '#app/features/content/published/documents.ts';
import {
  absoluteUrl,
  breadcrumbsOf,
  type PageScreen,
  readBlockContext,
  type ScreenOptions,
} from '#app/features/pages/index.ts';
import { type RequestContext, requireMember } from '#app/platform/http/request-context.ts';
import { countFavourites, isFavourite } from '../lists/favourites.ts';
import { RECIPES_PATH } from '../paths.ts';

/** A recipe with what its page shows beside the document. */
export interface RecipeScreen extends PageScreen<DocumentOf<'recipe'>> {
  /** Whether it is among the favourites of the viewer; null for visitors and in a preview. */
  favourite: boolean | null;
  /** Among the favourites of how many members it is. */
  favouriteCount: number;
}

/** Reads the screen of a recipe. */
export async function readRecipeScreen(
  ctx: RequestContext,
  source: DocumentWithRefs<DocumentOf<'recipe'>>,
  { draft = false }: ScreenOptions = {},
): Promise<RecipeScreen> {
  const { document } = source;
  const [context, favourite, favouriteCount] = await Promise.all([
    readBlockContext(ctx, source),
    ctx.viewer && !draft ? isFavourite(requireMember(ctx), document.id) : null,
    draft ? 0 : countFavourites(ctx, document.id),
  ]);
  const crumbs = breadcrumbsOf(document, [{ title: 'Recepten', path: RECIPES_PATH }]);
  return { document, context, crumbs, url: absoluteUrl(ctx, document.path), favourite, favouriteCount };
}
