import type { DocumentWithRefs } from '#app/features/content/index.ts';
import type { DocumentOf } from '#app/features/content/published/documents.ts';
import type { IngredientGroup } from '#app/features/content/published/recipe.ts';
import {
  absoluteUrl,
  breadcrumbsOf,
  type PageScreen,
  readBlockContext,
  type ScreenOptions,
} from '#app/features/pages/index.ts';
import type { RequestContext } from '#app/platform/http/request-context.ts';
import { NO_MARKS, type RecipeMarks, readMarks } from '../favourites.ts';
import { exceededLimits, type LimitedNutrient } from '../nutrient-limits/nutrient-limits.ts';
import { readProfileLimits } from '../nutrient-limits/profile-limits.ts';
import { type Portions, RECIPES_PATH } from '../paths.ts';
import { scaleIngredients } from '../portions/scale-ingredients.ts';

/** A recipe with what its page shows beside the document. */
export interface RecipeScreen extends PageScreen<DocumentOf<'recipe'>> {
  marks: RecipeMarks;
  /**
   * How much a portion is above each limit in the viewer's profile that it exceeds; null for a viewer without such limits,
   * whose browser may have some.
   */
  exceeded: Readonly<Partial<Record<LimitedNutrient, string>>> | null;
  /** For how many people it is shown. */
  portions: Portions;
  /** Those of the document for that number of people. */
  ingredients: IngredientGroup[];
}

interface RecipeOptions extends ScreenOptions {
  /** By default those of the recipe itself. */
  portions?: Portions;
}

/** Reads the screen of a recipe. */
export async function readRecipeScreen(
  ctx: RequestContext,
  source: DocumentWithRefs<DocumentOf<'recipe'>>,
  { draft = false, portions = ownPortions(source.document) }: RecipeOptions = {},
): Promise<RecipeScreen> {
  const { document } = source;
  const [context, marks, { limits }] = await Promise.all([
    readBlockContext(ctx, source),
    draft ? NO_MARKS : readMarks(ctx, document.id),
    readProfileLimits(ctx),
  ]);
  const crumbs = breadcrumbsOf(document, [{ title: 'Recepten', path: RECIPES_PATH }]);
  return {
    document,
    context,
    crumbs,
    url: absoluteUrl(ctx, document.path),
    marks,
    portions,
    exceeded: Object.keys(limits).length > 0 ? exceededLimits(document.nutrients, limits) : null,
    ingredients: scaleIngredients(document.ingredients, portions),
  };
}

const ownPortions = ({ amountOfPeople: own }: DocumentOf<'recipe'>): Portions => ({ people: own, own });
