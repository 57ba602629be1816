import type { DocumentOf } from '#app/features/content/published/documents.ts';
import { organisation } from '#app/features/pages/ui/head/structured-data.ts';
import { editorialMediaPath } from '#app/ui/picture/editorial-media-path.ts';
import { webpCopy } from '#app/ui/picture/webp-copy.ts';
import type { Thing } from '#app/ui/structured-data/structured-data.tsx';

/** The structured data of a news article (schema.org NewsArticle); `url` is its absolute address. */
export function newsArticle(document: DocumentOf<'news-article'>, url: string): Thing {
  const { title, introduction, description, publicationDate, changedAt, picture } = document;
  const summary = description ?? introduction;
  const copy = picture && webpCopy(picture.copies, 'news');
  return {
    '@type': 'NewsArticle',
    headline: title,
    ...(summary && { description: summary }),
    url,
    inLanguage: 'nl',
    datePublished: publicationDate,
    dateModified: changedAt,
    ...(copy && { image: new URL(editorialMediaPath(copy.file), url).href }),
    author: organisation,
    publisher: organisation,
  };
}
