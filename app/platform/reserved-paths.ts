import type { ReservedPaths } from './features/reserved-paths.ts';

export const platformPaths: ReservedPaths = {
  pages: ['/media/.+'],
  others: ['/api/.+', '/cms', '/cms/.+', '/assets/.+', '/healthz', '/readyz', '/metrics'],
};
