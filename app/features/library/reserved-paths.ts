import type { ReservedPaths } from '../../platform/features/reserved-paths.ts';

export const libraryReservedPaths: ReservedPaths = {
  pages: ['/bibliotheek', '/nierziekten', '/brochures', '/videos'],
  others: ['/bibliotheek/[^/]+', '/bibliotheek/[^/]+/print'],
  withDocument: ['/bibliotheek'],
  redirectable: ['/bibliotheek/[^/]+'],
};
