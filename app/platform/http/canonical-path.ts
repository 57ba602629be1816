/**
 * The canonical form of a page's path: lower case, single slashes, no trailing slash. Other forms are redirected to it with
 * 301. Takes and gives a path without its query.
 */
export function canonicalPath(path: string): string {
  const single = path.replaceAll(/\/{2,}/g, '/').toLowerCase();
  return single.length > 1 && single.endsWith('/') ? single.slice(0, -1) : single;
}
