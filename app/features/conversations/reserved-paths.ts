import type { ReservedPaths } from '../../platform/features/reserved-paths.ts';

/** The pages of groups and their conversations. */
export const conversationsPaths: ReservedPaths = { pages: ['/groepen', '/groepen/.+'] };
