import type { ReservedPaths } from '../../platform/features/reserved-paths.ts';

export const homeReservedPaths: ReservedPaths = { pages: ['/'] };
