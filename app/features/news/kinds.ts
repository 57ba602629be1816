import type { DocumentOf } from '#app/features/content/published/documents.ts';
import { type PublishedKinds, readPageScreen, readSnippetScreen } from '#app/features/pages/index.ts';

/** How the server reads news articles and their tags. */
export const newsKinds = {
  'news-article': { readScreen: readPageScreen<DocumentOf<'news-article'>> },
  'news-tag': { readScreen: readSnippetScreen<DocumentOf<'news-tag'>> },
} satisfies Partial<PublishedKinds>;
