import type { PageDocument } from '#app/features/content/published/documents.ts';
import { Metadata } from '#app/ui/head/metadata.tsx';
import { editorialMediaPath } from '#app/ui/picture/editorial-media-path.ts';
import { StructuredData, type Thing } from '#app/ui/structured-data/structured-data.tsx';
import { faqPage } from './structured-data.ts';

interface Props {
  document: PageDocument;
  /** The Open Graph type of the page. */
  type?: 'article' | 'website';
  /** The structured data (schema.org) that only pages of its kind have. */
  thing?: Thing;
}

/** The metadata of a published page, with its structured data. */
export function PageHead({ document, type, thing }: Props) {
  const { title, path, picture, seo } = document; // `seo` is not in documents that were stored before the field
  const image = picture?.copies.find(({ size, type }) => size === 'featured' && type === 'image/webp');
  return (
    <>
      <Metadata
        title={seo?.title ?? title}
        description={seo?.description ?? descriptionOf(document)}
        path={path}
        {...(type && { type })}
        image={image && picture ? { path: editorialMediaPath(image.file), alt: picture.alt } : null}
      />
      <StructuredData things={[...(thing ? [thing] : []), ...faqPage(document.blocks)]} />
    </>
  );
}

/** What a page says about itself. */
function descriptionOf(document: PageDocument): string | null {
  if (document.description) return document.description;
  if ('introduction' in document) return document.introduction;
  return 'subtitle' in document ? document.subtitle : null;
}
