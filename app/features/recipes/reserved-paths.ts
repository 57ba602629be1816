import type { ReservedPaths } from '../../platform/features/reserved-paths.ts';

export const recipesReservedPaths: ReservedPaths = {
  pages: ['/recepten', '/recepten/mijn-dag', '/boodschappenlijst'],
  others: ['/recepten/.+', '/recepten\\.rss'],
  withDocument: ['/recepten'],
  redirectable: ['/recepten/.+'],
};
