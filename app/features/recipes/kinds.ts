import type { DocumentOf } from '#app/features/content/published/documents.ts';
import { type PublishedKinds, readSnippetScreen } from '#app/features/pages/index.ts';
import { readRecipeScreen } from './screens/read-recipe-screen.ts';

/** How the server reads recipes and their types. */
export const recipesKinds = {
  recipe: { readScreen: readRecipeScreen, isPage: true },
  'recipe-type': { readScreen: readSnippetScreen<DocumentOf<'recipe-type'>> },
} satisfies Partial<PublishedKinds>;
