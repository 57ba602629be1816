/** What of a link says where it leads. */
type Anchor = Pick<HTMLAnchorElement, 'href' | 'target' | 'hasAttribute'>;

/** Answered by the server alone: files, the calls, the CMS. */
const NO_PAGE = /^\/(api|cms|media)\/|\.\w+$/;

/**
 * Where a link in a text leads when that is another page of this site, as a path; null when the browser should follow it
 * by itself: elsewhere, to a file, within this page, or in another window.
 */
export function pageBehind(link: Anchor, here: string): string | null {
  if (link.hasAttribute('download') || (link.target && link.target !== '_self')) return null;
  const [to, from] = [new URL(link.href), new URL(here)];
  if (to.origin !== from.origin || NO_PAGE.test(to.pathname)) return null;
  if (to.hash && to.pathname === from.pathname && to.search === from.search) return null;
  return to.pathname + to.search + to.hash;
}
