import type { ReservedPaths } from '../../platform/features/reserved-paths.ts';

/** The directory, and the pages of people. */
export const peopleReservedPaths: ReservedPaths = { pages: ['/personen', '/personen/.+'] };
