import { authorshipText } from '#app/features/content/published/authorship.ts';
import type { PageDocument } from '#app/features/content/published/documents.ts';
import { Metadata } from '#app/ui/head/metadata.tsx';
import { editorialMediaPath } from '#app/ui/picture/editorial-media-path.ts';
import { StructuredData, type Thing } from '#app/ui/structured-data/structured-data.tsx';
import { authorshipData } from '../authorship/authorship-data.ts';
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
        authorship={authorshipText(document)}
        {...(type && { type })}
        image={image && picture ? { path: editorialMediaPath(image.file), alt: picture.alt } : null}
      />
      <StructuredData things={[...thingsOf(document, thing), ...faqPage(document.blocks)]} />
    </>
  );
}

/** The thing that a page is, with who wrote it; a page without a kind of its own is one only to say that. */
function thingsOf(document: PageDocument, thing?: Thing): Thing[] {
  const authorship = authorshipData(document);
  if (thing) return [{ ...thing, ...authorship }];
  return 'creditText' in authorship ? [{ '@type': 'WebPage', name: document.title, ...authorship }] : [];
}

/** What a page says about itself. */
function descriptionOf(document: PageDocument): string | null {
  if (document.description) return document.description;
  if ('introduction' in document) return document.introduction;
  return 'subtitle' in document ? document.subtitle : null;
}
