import type { DocumentWithRefs } from '#app/features/content/index.ts';
import type { DocumentOf } from '#app/features/content/published/documents.ts';
import type { IngredientGroup, RecipeStep } from '#app/features/content/published/recipe.ts';
import { AppError } from '#app/platform/errors/app-error.ts';
import type { RequestContext } from '#app/platform/http/request-context.ts';
import { type Fit, fitOf } from '../nutrient-limits/fit.ts';
import { readProfileLimits } from '../nutrient-limits/profile-limits.ts';
import type { NutrientLimits } from '../overview/overview-paths.ts';
import type { Portions } from '../paths.ts';
import { scaleIngredients } from '../portions/scale-ingredients.ts';

/** A recipe while it is being cooked. */
export interface CookingScreen {
  title: string;
  /** The path of the recipe. */
  path: string;
  portions: Portions;
  ingredients: IngredientGroup[];
  steps: RecipeStep[];
  document: Pick<DocumentOf<'recipe'>, 'nutrients' | 'allergens'>;
  /** The limits in the viewer's profile, and how the recipe fits them; null without. */
  profileLimits: NutrientLimits;
  fit: Fit | null;
}

/** The screen of a recipe that is being cooked. Throws AppError not_found for a recipe whose steps are no fields yet. */
export async function readCookingScreen(
  ctx: RequestContext,
  { document: { title, path, ingredients, steps, nutrients, allergens } }: DocumentWithRefs<DocumentOf<'recipe'>>,
  portions: Portions,
): Promise<CookingScreen> {
  if (steps.length === 0) throw new AppError('not_found');
  const { limits } = await readProfileLimits(ctx);
  const document = { nutrients, allergens };
  return {
    ...{ title, path, portions, steps, document },
    ingredients: scaleIngredients(ingredients, portions),
    profileLimits: limits,
    fit: fitOf(document, { limits, without: [] }),
  };
}
