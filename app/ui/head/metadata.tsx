import { use } from 'react';
import { useLocation } from 'react-router';
import { pageIndexOf } from '#app/platform/database/paging.ts';
import { PRODUCT, pageTitle } from '#app/product.ts';
import { OriginContext } from './origin-context.ts';

interface Props {
  /** The page's own title, to which the page of its list and the name of the product are added. */
  title: string;
  /** What a reader finds on the page, for search results and shared links; null for what the site is about. */
  description: string | null;
  /** The canonical path of the page: by default its path without the query, in which no page differs but those of a list. */
  path?: string;
  type?: 'article' | 'website';
  image?: { path: string; alt: string } | null;
  /** Who wrote what is shared, which stands after its description where others show it. */
  authorship?: string | null;
  /** Whether search engines leave the page out. */
  noindex?: boolean;
}

const ABOUT_SITE = 'Lees, vraag en praat mee over leven met een nierziekte.';

/**
 * The metadata of a page for browsers, search engines and social media. Every page has it. What only others read is in the
 * document as the server sends it; a browser that goes on to another page leaves that as it is.
 */
export function Metadata({ path, ...props }: Props) {
  const origin = use(OriginContext);
  const { pathname, search } = useLocation();
  const url = origin + (path ?? pathname);
  const page = pageIndexOf(new URLSearchParams(search)) + 1;
  const title = page > 1 ? `${props.title}, pagina ${page}` : props.title;
  return (
    <>
      <title>{pageTitle(title)}</title>
      <link rel="canonical" href={url} />
      {import.meta.env.SSR && <ForOthers {...props} title={title} url={url} />}
    </>
  );
}

/** What search engines read, and what a link to the page shows where it is shared. */
function ForOthers({ title, url, type = 'website', image, authorship, noindex, ...props }: Props & { url: string }) {
  const origin = use(OriginContext);
  const description = props.description ?? ABOUT_SITE;
  return (
    <>
      <meta name="description" content={description} />
      {noindex && <meta name="robots" content="noindex" />}
      <meta property="og:site_name" content={PRODUCT} />
      <meta property="og:type" content={type} />
      <meta property="og:title" content={title} />
      <meta property="og:description" content={authorship ? `${description} ${authorship}` : description} />
      <meta property="og:url" content={url} />
      <meta property="og:locale" content="nl_NL" />
      {image && <meta property="og:image" content={origin + image.path} />}
      {image && <meta property="og:image:alt" content={image.alt} />}
    </>
  );
}
