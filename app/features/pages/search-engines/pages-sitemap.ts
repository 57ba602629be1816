import { listPublishedPaths } from '#app/features/content/index.ts';
import type { SitemapPart } from '#app/platform/http/sitemap-part.ts';
import { type PublishedKinds, pageKindsOf } from '../kinds/published-kind.ts';

/** The part of the sitemap with the site's own pages, on `ownPaths`, and all published pages. */
export const pagesSitemap = (kinds: PublishedKinds, ownPaths: readonly string[]): SitemapPart => ({
  name: 'paginas',
  async list(db) {
    const published = await listPublishedPaths(db, pageKindsOf(kinds));
    const changed = new Map(published.map(({ path, changedAt }) => [path, changedAt]));
    const paths = new Set([...ownPaths, ...changed.keys()]);
    return [...paths].map((path) => ({ path, changedAt: changed.get(path) }));
  },
});
