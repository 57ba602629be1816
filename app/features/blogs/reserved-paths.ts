import type { ReservedPaths } from '../../platform/features/reserved-paths.ts';

/** The pages of blogs and their posts. */
export const blogsReservedPaths: ReservedPaths = {
  pages: ['/blogs', '/blogs/.+'],
  others: ['/blogs\\.rss'],
  redirectable: ['/blogs/.+'],
};
