/** The visible page numbers: the current one, and at most five on either side (site-43). Pages are counted from 1. */
export function pagerWindow(page: number, pages: number): number[] {
  const first = Math.max(1, page - 5);
  const last = Math.min(pages, page + 5);
  return Array.from({ length: Math.max(0, last - first + 1) }, (_, index) => first + index);
}
