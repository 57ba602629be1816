/** The page numbers shown: at most five either side of the present one (spec §9). Pages count from 1. */
export function pagerWindow(page: number, pages: number): number[] {
  const first = Math.max(1, page - 5);
  const last = Math.min(pages, page + 5);
  return Array.from({ length: Math.max(0, last - first + 1) }, (_, index) => first + index);
}
