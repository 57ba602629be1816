import type { Referred } from '#app/features/content/index.ts';
import type { DocumentOf } from '#app/features/content/published/documents.ts';
import { referredList } from '#app/features/pages/ui/blocks/block-context.ts';
import { organisation } from '#app/features/pages/ui/head/structured-data.ts';
import type { Thing } from '#app/ui/structured-data/structured-data.tsx';

/**
 * The structured data of an article (schema.org MedicalWebPage); `url` is its absolute address, and `refs` has the concepts
 * that it is about.
 */
export const medicalWebPage = (
  article: DocumentOf<'medical-article'>,
  { url, refs }: { url: string; refs: Readonly<Record<number, Referred>> },
): Thing => ({
  '@type': 'MedicalWebPage',
  headline: article.title,
  ...(article.description && { description: article.description }),
  url,
  inLanguage: 'nl',
  dateModified: article.changedAt,
  author: authorOf(article),
  publisher: organisation,
  about: referredList({ refs }, article.concepts ?? [], 'concept').map(({ title: name }) => ({
    '@type': 'MedicalEntity',
    name,
  })),
});

/**
 * The author as a person, or as an organisation: the editors ('Redactie Niergenoten'), and the publisher when none is named.
 */
function authorOf({ author }: DocumentOf<'medical-article'>): Thing {
  if (author === '-') return organisation;
  return { '@type': /\bredactie\b/i.test(author) ? 'Organization' : 'Person', name: author };
}
