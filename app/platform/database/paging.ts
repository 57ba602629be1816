import type { SelectQueryBuilder } from 'kysely';
import type { Database } from './database.ts';
import type { DB } from './types.generated.ts';

/** Which page of a list: `index` counts from 0. */
export interface PageRequest {
  index: number;
  size: number;
}

/** The rows of a page, as a query bounds them. */
export interface PageBounds {
  limit: number;
  offset: number;
}

/** The bounds of this page. */
export const boundsOf = ({ index, size }: PageRequest): PageBounds => ({ limit: size, offset: index * size });

/** A page of a list with the count of the whole list. */
export interface Page<T> {
  items: T[];
  total: number;
  pages: number;
}

/** The number of pages for `total` items. */
export const pageCount = (total: number, size: number): number => Math.ceil(total / size);

/** The index of the page that a query parameter names, counting from 1; that of the first page for any other value. */
export function pageIndexOf(query: URLSearchParams, parameter = 'page'): number {
  const page = Number(query.get(parameter) ?? 1);
  return Number.isInteger(page) && page >= 1 && page <= 1_000_000 ? page - 1 : 0;
}

/** Up to how many rows are counted for a badge, which shows no more than '99+'. */
export const BADGE_MAX = 100;

/** A query for how many rows another one has, counted up to BADGE_MAX. */
export const selectCount = <Row>(db: Database, rows: SelectQueryBuilder<DB, never, Row>) =>
  db.selectFrom(rows.limit(BADGE_MAX).as('counted')).select(({ fn }) => fn.countAll<number>().as('total'));
