import { conversationsSitemap } from './features/conversations/index.ts';
import { pagesSitemap } from './features/pages/index.ts';
import type { SitemapPart } from './platform/http/sitemap-part.ts';

/** Everything that a visitor may read, for search engines. */
export const sitemap: readonly SitemapPart[] = [
  pagesSitemap(['/', '/bibliotheek', '/nierziekten', '/brochures', '/videos', '/groepen']),
  conversationsSitemap,
];
