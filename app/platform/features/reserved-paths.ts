/**
 * The paths of a feature that editors can't give to a page: regular expressions for the whole path, valid in JavaScript and
 * in PostgreSQL. The CMS imports these too, so they import nothing.
 */
export interface ReservedPaths {
  /** Pages that an editor may link to. */
  readonly pages: readonly string[];
  /** Paths that are no page, and pages that editors do not link to. */
  readonly others?: readonly string[];
  /** Those of `pages` that show the document which an editor published at the same path. */
  readonly withDocument?: readonly string[];
}

/** Whether one of these features names this very path: the page there comes before any redirect. */
export const isReservedPage = (path: string, all: readonly ReservedPaths[]): boolean =>
  all.some(({ pages, others = [] }) => pages.includes(path) || others.includes(path));

/** Whether one of these features serves this path, so that a page of an editor there would be invisible. */
export function isReserved(path: string, all: readonly ReservedPaths[]): boolean {
  const reserved = all.flatMap(({ pages, others = [] }) => [...pages, ...others]);
  const free = new Set(all.flatMap(({ withDocument = [] }) => withDocument));
  return !free.has(path) && new RegExp(`^(?:${reserved.join('|')})$`).test(path);
}
