import type { DocumentOf } from '#app/features/content/published/documents.ts';
import { type PublishedKinds, readPageScreen, readSnippetScreen } from '#app/features/pages/index.ts';

/** How the server reads recipes and their types. */
export const recipesKinds = {
  recipe: { readScreen: readPageScreen<DocumentOf<'recipe'>> },
  'recipe-type': { readScreen: readSnippetScreen<DocumentOf<'recipe-type'>> },
} satisfies Partial<PublishedKinds>;
