import type { ReservedPaths } from '../../platform/features/reserved-paths.ts';

/** The pages of groups and their conversations. */
export const conversationsReservedPaths: ReservedPaths = {
  pages: ['/gesprek', '/groepen', '/groepen/.+'],
  redirectable: ['/groepen/.+'],
};
