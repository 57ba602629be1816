import type { DocumentOf } from '#app/features/content/published/documents.ts';
import { organisation } from '#app/features/pages/ui/head/structured-data.ts';
import { editorialMediaPath } from '#app/ui/picture/editorial-media-path.ts';
import { webpCopy } from '#app/ui/picture/webp-copy.ts';
import type { Thing } from '#app/ui/structured-data/structured-data.tsx';
import { ingredientText } from './parts/ingredient-text.ts';

interface Context {
  /** The absolute address of its page. */
  url: string;
  /** The names of its types. */
  types: readonly string[];
  favouriteCount: number;
}

/**
 * The structured data of a recipe (schema.org Recipe), with its nutrients. It has the number of favourites and no rating
 * (choices.md 13).
 */
export const recipeThing = (recipe: DocumentOf<'recipe'>, { url, types, favouriteCount }: Context): Thing => ({
  '@type': 'Recipe',
  name: recipe.title,
  ...(recipe.altTitle && { alternateName: recipe.altTitle }),
  ...((recipe.description ?? recipe.introduction) && { description: recipe.description ?? recipe.introduction }),
  url,
  inLanguage: 'nl',
  ...imageOf(recipe, url),
  author: organisation,
  recipeYield: `${recipe.amountOfPeople} ${recipe.amountOfPeople === 1 ? 'portie' : 'porties'}`,
  prepTime: duration(recipe.minutesNeeded),
  totalTime: duration(recipe.minutesNeeded + recipe.waitingTime),
  recipeCategory: types,
  recipeIngredient: recipe.ingredients.flatMap(({ items }) =>
    items.map((item) => {
      const { amount, name } = ingredientText(item);
      return [amount, name].filter(Boolean).join(' ');
    }),
  ),
  recipeInstructions: recipe.steps.map(({ text }) => ({ '@type': 'HowToStep', text })),
  nutrition: nutritionOf(recipe),
  interactionStatistic: {
    '@type': 'InteractionCounter',
    interactionType: 'https://schema.org/BookmarkAction',
    userInteractionCount: favouriteCount,
  },
});

/** A duration by ISO 8601. */
const duration = (minutes: number): string => `PT${minutes}M`;

function imageOf({ picture }: DocumentOf<'recipe'>, url: string): object {
  const copy = picture && webpCopy(picture.copies, 'recipe');
  return copy ? { image: [new URL(editorialMediaPath(copy.file), url).href] } : {};
}

function nutritionOf({ nutrients }: DocumentOf<'recipe'>): Thing {
  const { energy, protein, carbohydrates, fat, sodium } = nutrients;
  return {
    '@type': 'NutritionInformation',
    servingSize: '1 portie',
    ...(energy !== null && { calories: `${energy} kcal` }),
    proteinContent: `${protein} g`,
    ...(carbohydrates !== null && { carbohydrateContent: `${carbohydrates} g` }),
    ...(fat !== null && { fatContent: `${fat} g` }),
    sodiumContent: `${sodium} mg`,
  };
}
