import type { ReservedPaths } from '../../platform/features/reserved-paths.ts';

export const searchReservedPaths: ReservedPaths = { pages: ['/zoeken'] };
