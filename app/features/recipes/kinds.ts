import type { DocumentOf } from '#app/features/content/published/documents.ts';
import { type PublishedKinds, readPageScreen, readSnippetScreen } from '#app/features/pages/index.ts';

/** Recipes and their types, for the server. */
export const recipesKinds = {
  recipe: { readScreen: readPageScreen<DocumentOf<'recipe'>> },
  'recipe-type': { readScreen: readSnippetScreen<DocumentOf<'recipe-type'>> },
} satisfies Partial<PublishedKinds>;
