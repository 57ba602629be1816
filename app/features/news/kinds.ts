import type { DocumentOf } from '#app/features/content/published/documents.ts';
import { type PublishedKinds, readSnippetScreen } from '#app/features/pages/index.ts';
import { readNewsScreen } from './screens/read-news-screen.ts';

/** How the server reads news articles and their tags. */
export const newsKinds = {
  'news-article': { readScreen: readNewsScreen, isPage: true },
  'news-tag': { readScreen: readSnippetScreen<DocumentOf<'news-tag'>> },
} satisfies Partial<PublishedKinds>;
