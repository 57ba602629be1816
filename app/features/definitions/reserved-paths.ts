import type { ReservedPaths } from '../../platform/features/reserved-paths.ts';

export const definitionsReservedPaths: ReservedPaths = { pages: ['/woordenlijst'] };
