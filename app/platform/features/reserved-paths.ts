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
  /** Those at which a page may be gone or have moved, so that editors redirect from there. */
  readonly redirectable?: readonly string[];
}

/** Whether no redirect may lead from this path: one of these features serves it, and its page is always there. */
export function isReservedFromRedirects(path: string, all: readonly ReservedPaths[]): boolean {
  const redirectable = all.flatMap(({ redirectable = [] }) => redirectable);
  return matches(path, reservedBy(all)) && !matches(path, redirectable);
}

/** Whether one of these features serves this path, so that a page of an editor there would be invisible. */
export function isReserved(path: string, all: readonly ReservedPaths[]): boolean {
  const free = new Set(all.flatMap(({ withDocument = [] }) => withDocument));
  return !free.has(path) && matches(path, reservedBy(all));
}

const reservedBy = (all: readonly ReservedPaths[]): string[] =>
  all.flatMap(({ pages, others = [] }) => [...pages, ...others]);

const matches = (path: string, patterns: readonly string[]): boolean =>
  new RegExp(`^(?:${patterns.join('|')})$`).test(path);
