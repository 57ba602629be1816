import type { DocumentWithRefs } from '#app/features/content/index.ts';
import type { DocumentOf } from '#app/features/content/published/documents.ts';
import type { IngredientGroup, RecipeStep } from '#app/features/content/published/recipe.ts';
import { AppError } from '#app/platform/errors/app-error.ts';
import type { Portions } from '../paths.ts';
import { scaleIngredients } from '../portions/scale-ingredients.ts';

/** A recipe while it is being cooked. */
interface CookingScreen {
  title: string;
  /** The path of the recipe. */
  path: string;
  portions: Portions;
  ingredients: IngredientGroup[];
  steps: RecipeStep[];
}

/** The screen of a recipe that is being cooked. Throws AppError not_found for a recipe whose steps are no fields yet. */
export function readCookingScreen(
  { document: { title, path, ingredients, steps } }: DocumentWithRefs<DocumentOf<'recipe'>>,
  portions: Portions,
): CookingScreen {
  if (steps.length === 0) throw new AppError('not_found');
  return { title, path, portions, ingredients: scaleIngredients(ingredients, portions), steps };
}
