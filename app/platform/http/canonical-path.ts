/**
 * The one address of a page path: lower case, single slashes, none at the end (issue: another case or a trailing slash
 * leads by 301 to the one address). Takes and gives a path without its query.
 */
export function canonicalPath(path: string): string {
  const single = path.replaceAll(/\/{2,}/g, '/').toLowerCase();
  return single.length > 1 && single.endsWith('/') ? single.slice(0, -1) : single;
}
