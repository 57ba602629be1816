import type { DocumentOf } from '#app/features/content/published/documents.ts';
import type { SnippetScreen } from '#app/features/pages/index.ts';
import type { ComponentsOf } from '#app/features/pages/ui/kind-components.ts';
import { NEWS_TAG_TINTS } from '#app/features/pages/ui/news/news-meta.tsx';
import { SnippetPage } from '#app/features/pages/ui/snippet-page.tsx';
import type { newsKinds } from '../kinds.ts';
import { NewsPage } from './news-page.tsx';

const NewsTagSnippet = ({ document: { title, colour } }: SnippetScreen<DocumentOf<'news-tag'>>) => (
  <SnippetPage title={title} label="Label van nieuws" tint={NEWS_TAG_TINTS[colour]} />
);

/** The components of news articles and their tags. */
export const newsComponents = {
  'news-article': NewsPage,
  'news-tag': NewsTagSnippet,
} satisfies ComponentsOf<typeof newsKinds>;
