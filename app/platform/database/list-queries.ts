import { sql } from 'kysely';

/**
 * Up to this number the rows of a list are looked up and sorted for each page. For longer lists an index of all rows is scanned
 * in their order instead, checking for each row whether it is in the list: because so many are, a page is soon complete
 * (docs/decisions/lists.md).
 */
export const MAX_SORTED = 1000;

/**
 * For `offset()` of a subquery. `offset 0` removes no row, but PostgreSQL then does not merge the subquery into the query around
 * it: it reads it by index for one row at a time, instead of a whole table for all.
 */
export const OPTIMIZATION_FENCE = sql<number>`0`;
