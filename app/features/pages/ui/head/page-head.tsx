import type { PageDocument } from '#app/features/content/published/documents.ts';
import { pageTitle } from '#app/product.ts';
import type { Crumb } from '#app/ui/navigation/breadcrumbs.tsx';
import { StructuredData, type Thing } from '#app/ui/structured-data/structured-data.tsx';
import { breadcrumbList, faqPage } from './structured-data.ts';

interface Props {
  document: PageDocument;
  crumbs: readonly Crumb[];
  /** The absolute address of the page. */
  url: string;
  /** What the Open Graph protocol calls a page of its kind. */
  type?: 'article' | 'website';
  /** What its kind has to say to search engines, in the terms of schema.org. */
  thing?: Thing;
}

/** What search engines and other sites are told of a page: its title, its one address, a picture, what it is about. */
export function PageHead({ document, crumbs, url, type = 'website', thing }: Props) {
  const { title, description, picture } = document;
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
      {image && <meta property="og:image" content={new URL(`/media/editorial/${image.file}`, url).href} />}
      {image && picture && <meta property="og:image:alt" content={picture.alt} />}
      <StructuredData things={[breadcrumbList(crumbs, url), ...(thing ? [thing] : []), ...faqPage(document.blocks)]} />
    </>
  );
}
