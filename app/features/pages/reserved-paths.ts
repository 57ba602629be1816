import type { ReservedPaths } from '../../platform/features/reserved-paths.ts';

export const pagesReservedPaths: ReservedPaths = {
  pages: [],
  others: ['/sitemaps/.+', '/\\.well-known/.+', '/voorbeeld/[^/]+'],
};
