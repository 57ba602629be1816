import type { ReservedPaths } from '../../platform/features/reserved-paths.ts';

export const conversationsPaths: ReservedPaths = { pages: ['/groepen', '/groepen/.+'] };
