import type { DocumentOf } from '#app/features/content/published/documents.ts';
import type { PartScreen } from '#app/features/pages/index.ts';
import { NEWS_TAG_TINTS } from '#app/features/pages/ui/blocks/latest-news/news-tag-tints.ts';
import type { ComponentsOf } from '#app/features/pages/ui/kind-components.ts';
import { PartPage } from '#app/features/pages/ui/part-page.tsx';
import type { newsKinds } from '../kinds.ts';
import { NewsPage } from './news-page.tsx';

const NewsTagPart = ({ document: { title, colour } }: PartScreen<DocumentOf<'news-tag'>>) => (
  <PartPage title={title} word="Label van nieuws" tint={NEWS_TAG_TINTS[colour]} />
);

/** The components of news and its tags. */
export const newsComponents = {
  'news-article': NewsPage,
  'news-tag': NewsTagPart,
} satisfies ComponentsOf<typeof newsKinds>;
