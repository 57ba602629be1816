import type { ReservedPaths } from '../../platform/features/reserved-paths.ts';

export const newsReservedPaths: ReservedPaths = {
  pages: ['/nieuws'],
  others: ['/nieuws/.+', '/nieuws\\.rss'],
  redirectable: ['/nieuws/.+'],
};
