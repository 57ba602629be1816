/**
 * What a reader typed in a query parameter, such as the words of a search: up to `max` characters, without spaces around it,
 * and without what PostgreSQL can't store. '' where the address has none.
 */
export const readTextParameter = (query: URLSearchParams, name: string, max: number): string =>
  storable((query.get(name) ?? '').slice(0, 10 * max))
    .slice(0, max)
    .toWellFormed();

/** A text without spaces around it, and without what PostgreSQL can't store, a NUL or a lone surrogate. */
export const storable = (text: string): string => text.replaceAll('\0', '').trim().toWellFormed();
