/**
 * The canonical form of a page's path: lower case, single slashes, no trailing slash. Other forms are redirected to it with
 * 301. The data of `/groepen/` is `/groepen/_.data` to the router, and `/groepen.data` here. Takes and gives a path without
 * its query.
 */
export function canonicalPath(path: string): string {
  const single = path.replaceAll(/\/{2,}/g, '/').toLowerCase();
  const trimmed = single.length > 1 && single.endsWith('/') ? single.slice(0, -1) : single;
  return trimmed.endsWith('/_.data') && trimmed !== '/_.data' ? `${trimmed.slice(0, -'/_.data'.length)}.data` : trimmed;
}
