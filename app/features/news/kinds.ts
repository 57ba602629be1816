import type { DocumentOf } from '#app/features/content/published/documents.ts';
import { type PublishedKinds, readPageScreen, readSnippetScreen } from '#app/features/pages/index.ts';

/** News and its tags, for the server. */
export const newsKinds = {
  'news-article': { readScreen: readPageScreen<DocumentOf<'news-article'>> },
  'news-tag': { readScreen: readSnippetScreen<DocumentOf<'news-tag'>> },
} satisfies Partial<PublishedKinds>;
