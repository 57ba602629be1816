import type { ReservedPaths } from '../../platform/features/reserved-paths.ts';

/** The pages of moderators and administrators. */
export const moderationReservedPaths: ReservedPaths = { pages: ['/moderatie', '/moderatie/.+'] };
