import type { ReservedPaths } from '../../platform/features/reserved-paths.ts';

export const libraryPaths: ReservedPaths = {
  pages: ['/bibliotheek', '/nierziekten', '/brochures', '/videos'],
  others: ['/bibliotheek/[^/]+', '/bibliotheek/[^/]+/print'],
  withDocument: ['/bibliotheek'],
};
