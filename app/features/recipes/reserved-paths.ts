import type { ReservedPaths } from '../../platform/features/reserved-paths.ts';

export const recipesReservedPaths: ReservedPaths = {
  pages: ['/recepten', '/boodschappenlijst'],
  others: ['/recepten/.+', '/recepten\\.rss'],
  withDocument: ['/recepten'],
};
