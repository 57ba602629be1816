import type { ReservedPaths } from './features/reserved-paths.ts';

/** The paths of the platform itself. */
export const platformReservedPaths: ReservedPaths = {
  pages: ['/media/.+'],
  others: ['/api/.+', '/cms', '/cms/.+', '/assets/.+', '/healthz', '/readyz', '/metrics'],
};
