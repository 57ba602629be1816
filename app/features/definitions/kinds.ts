import type { DocumentOf } from '#app/features/content/published/documents.ts';
import { type PublishedKinds, readSnippetScreen } from '#app/features/pages/index.ts';

/** How the server reads definitions. */
export const definitionsKinds = {
  definition: { readScreen: readSnippetScreen<DocumentOf<'definition'>> },
} satisfies Partial<PublishedKinds>;
