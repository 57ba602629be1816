import type { DocumentWithRefs } from '#app/features/content/index.ts';
import type { DocumentOf } from '#app/features/content/published/documents.ts';
import type { IngredientGroup } from '#app/features/content/published/recipe.ts';
import {
  breadcrumbsOf,
  type PageScreen,
  presentPage,
  readBlockContext,
  type ScreenOptions,
} from '#app/features/pages/index.ts';
import type { RequestContext } from '#app/platform/http/request-context.ts';
import { explainNutrients } from '../explain-nutrients.ts';
import { NO_MARKS, type RecipeMarks, readMarks } from '../favourites.ts';
import { type Fit, fitOf } from '../nutrient-limits/fit.ts';
import { readProfileLimits } from '../nutrient-limits/profile-limits.ts';
import type { NutrientLimits } from '../overview/overview-paths.ts';
import { type Portions, RECIPES_PATH } from '../paths.ts';
import { scaleIngredients } from '../portions/scale-ingredients.ts';
import { findSwaps, type Swaps } from '../swaps/find-swaps.ts';

/** A recipe with what its page shows beside the document. */
export interface RecipeScreen extends PageScreen<DocumentOf<'recipe'>> {
  marks: RecipeMarks;
  /** The limits in the viewer's profile, and how the recipe fits them; null without, as their browser may have some. */
  profileLimits: NutrientLimits;
  fit: Fit | null;
  /** For how many people it is shown. */
  portions: Portions;
  /** Those of the document for that number of people. */
  ingredients: IngredientGroup[];
  /** What others take instead of its ingredients. */
  swaps: Swaps;
  /** What the numbers of its nutrients mean; from here, so that browsers don't load it with the page. */
  explanation: string;
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
    ...presentPage(ctx, { document, context, crumbs }),
    marks,
    portions,
    profileLimits: limits,
    fit: fitOf(document, { limits, without: [] }),
    ingredients: scaleIngredients(document.ingredients, portions),
    swaps: findSwaps(document, portions),
    explanation: explainNutrients(document),
  };
}

const ownPortions = ({ amountOfPeople: own }: DocumentOf<'recipe'>): Portions => ({ people: own, own });
