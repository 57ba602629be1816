import { authorshipData, authorshipText } from '#app/features/content/published/authorship.ts';
import type { PageDocument } from '#app/features/content/published/documents.ts';
import { Metadata } from '#app/ui/head/metadata.tsx';
import { editorialMediaPath } from '#app/ui/picture/editorial-media-path.ts';
import { StructuredData, type Thing } from '#app/ui/structured-data/structured-data.tsx';
import { faqPage } from './structured-data.ts';

interface Props {
  document: PageDocument;
  /** The Open Graph type of the page. */
  type?: 'article' | 'website';
  /** The structured data (schema.org) that only pages of its kind have; browsers need none. */
  thing?: Thing | undefined;
}

/** The metadata of a published page, with its structured data. */
export function PageHead({ document, type, thing }: Props) {
  const { title, path, seo } = document; // `seo` is not in documents that were stored before the field
  return (
    <>
      <Metadata
        title={seo?.title ?? title}
        description={seo?.description ?? descriptionOf(document)}
        path={path}
        {...(type && { type })}
        {...(import.meta.env.SSR && { authorship: authorshipText(document), image: imageOf(document) })}
      />
      <StructuredData things={import.meta.env.SSR ? thingsOf(document, thing) : []} />
    </>
  );
}

/** The picture that others show with a link to the page. */
function imageOf({ picture }: PageDocument): { path: string; alt: string } | null {
  const image = picture?.copies.find(({ size, type }) => size === 'featured' && type === 'image/webp');
  return picture && image ? { path: editorialMediaPath(image.file), alt: picture.alt } : null;
}

/** The thing that a page is, with who wrote it; a page without a kind of its own is one only to say that. */
function thingsOf(document: PageDocument, page?: Thing): Thing[] {
  const { title, blocks } = document;
  const authorship = authorshipData(document);
  const thing = page ?? ('creditText' in authorship && { '@type': 'WebPage', name: title });
  return [...(thing ? [{ ...thing, ...authorship }] : []), ...faqPage(blocks)];
}

/** What a page says about itself. */
function descriptionOf(document: PageDocument): string | null {
  if (document.description) return document.description;
  if ('introduction' in document) return document.introduction;
  return 'subtitle' in document ? document.subtitle : null;
}
