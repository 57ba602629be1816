import type { PageDocument } from '#app/features/content/published/documents.ts';
import { pageTitle } from '#app/product.ts';
import type { Crumb } from '#app/ui/navigation/breadcrumbs.tsx';
import { editorialMediaPath } from '#app/ui/picture/editorial-media-path.ts';
import { StructuredData, type Thing } from '#app/ui/structured-data/structured-data.tsx';
import { breadcrumbList, faqPage } from './structured-data.ts';

interface Props {
  document: PageDocument;
  crumbs: readonly Crumb[];
  /** The absolute address of the page. */
  url: string;
  /** The Open Graph type of the page. */
  type?: 'article' | 'website';
  /** The structured data (schema.org) that only pages of its kind have. */
  thing?: Thing;
}

/** The metadata of a page for search engines and social media: title, canonical address, Open Graph, structured data. */
export function PageHead({ document, crumbs, url, type = 'website', thing }: Props) {
  const { picture, seo } = document;
  // Stored documents may be older than the field.
  const title = seo?.title ?? document.title;
  const description = seo?.description ?? document.description;
  const image = picture?.copies.find(({ size, type }) => size === 'featured' && type === 'image/webp');
  return (
    <>
      <title>{pageTitle(title)}</title>
      <link rel="canonical" href={url} />
      <meta property="og:type" content={type} />
      <meta property="og:title" content={title} />
      <meta property="og:url" content={url} />
      <meta property="og:locale" content="nl_NL" />
      {description && <meta name="description" content={description} />}
      {description && <meta property="og:description" content={description} />}
      {image && <meta property="og:image" content={new URL(editorialMediaPath(image.file), url).href} />}
      {image && picture && <meta property="og:image:alt" content={picture.alt} />}
      <StructuredData things={[breadcrumbList(crumbs, url), ...(thing ? [thing] : []), ...faqPage(document.blocks)]} />
    </>
  );
}
