import type { ReservedPaths } from '../../platform/features/reserved-paths.ts';

export const pagesPaths: ReservedPaths = { pages: [], others: ['/sitemaps/.+', '/voorbeeld/[^/]+'] };
