import type { ReservedPaths } from '../platform/features/reserved-paths.ts';

export const shellPaths: ReservedPaths = { pages: ['/cookies'], others: ['/dev/.+'] };
