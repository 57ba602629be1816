/** Which page of a list: `index` counts from 0. */
export interface PageRequest {
  index: number;
  size: number;
}

/** Where a page stands in its list, in rows. */
export interface PageBounds {
  limit: number;
  offset: number;
}

export const boundsOf = ({ index, size }: PageRequest): PageBounds => ({ limit: size, offset: index * size });

/** A page of a list with the count of the whole list. */
export interface Page<T> {
  items: T[];
  total: number;
  pages: number;
}

/** How many pages `total` items fill. */
export const pagesOf = (total: number, size: number): number => Math.ceil(total / size);

/** The page of a URL's parameter, which counts from 1; anything else is the first. */
export function pageIndexOf(query: URLSearchParams, parameter = 'page'): number {
  const page = Number(query.get(parameter) ?? 1);
  return Number.isInteger(page) && page >= 1 && page <= 1_000_000 ? page - 1 : 0;
}
