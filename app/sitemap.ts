import { GROUPS_PATH } from '#app/features/groups/paths.ts';
import { BROCHURES_PATH, DISEASES_PATH, LIBRARY_PATH, VIDEOS_PATH } from '#app/features/library/paths.ts';
import { conversationsSitemap } from './features/conversations/index.ts';
import { pagesSitemap } from './features/pages/index.ts';
import type { SitemapPart } from './platform/http/sitemap-part.ts';

/** Everything that a visitor may read, for search engines. */
export const sitemap: readonly SitemapPart[] = [
  pagesSitemap(['/', LIBRARY_PATH, DISEASES_PATH, BROCHURES_PATH, VIDEOS_PATH, GROUPS_PATH]),
  conversationsSitemap,
];
