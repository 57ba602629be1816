type Anchor = Pick<HTMLAnchorElement, 'href' | 'target' | 'hasAttribute'>;

/** Paths that only the server handles: files, calls and the CMS. */
const SERVER_PATH = /^\/(api|cms|media)\/|\.\w+$/;

/**
 * The path of a link to another page of this site, which the router can follow. Null for a link that is left to the
 * browser: one to another site, to a file, within this page (`here`), or in another window.
 */
export function internalPath(link: Anchor, here: string): string | null {
  if (link.hasAttribute('download') || (link.target && link.target !== '_self')) return null;
  const [to, from] = [new URL(link.href), new URL(here)];
  if (to.origin !== from.origin || SERVER_PATH.test(to.pathname)) return null;
  if (to.hash && to.pathname === from.pathname && to.search === from.search) return null;
  return to.pathname + to.search + to.hash;
}
