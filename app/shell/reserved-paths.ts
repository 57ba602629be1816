import type { ReservedPaths } from '../platform/features/reserved-paths.ts';

export const shellReservedPaths: ReservedPaths = { pages: ['/cookies'], others: ['/dev/.+'] };
