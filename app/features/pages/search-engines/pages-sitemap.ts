import { readPublishedPaths } from '#app/features/content/index.ts';
import type { SitemapPart } from '#app/platform/http/sitemap-part.ts';
import { PAGE_KINDS } from '../read-page.ts';

/** The published pages of the editors, after the site's own pages on these paths. */
export const pagesSitemap = (ownPaths: readonly string[]): SitemapPart => ({
  name: 'paginas',
  async list(db) {
    const published = await readPublishedPaths(db, PAGE_KINDS);
    const changed = new Map(published.map(({ path, changedAt }) => [path, changedAt]));
    const paths = new Set([...ownPaths, ...changed.keys()]);
    return [...paths].map((path) => ({ path, changedAt: changed.get(path) }));
  },
});
