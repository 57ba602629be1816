import type { ReservedPaths } from '../../platform/features/reserved-paths.ts';

/** The paths of spec §2 whose pages do not exist yet. Each moves to its feature when that is built. */
const PLANNED = ['/email-wijzigen', '/zoeken'];

export const pagesReservedPaths: ReservedPaths = {
  pages: [],
  others: ['/sitemaps/.+', '/voorbeeld/[^/]+', ...PLANNED],
};
