/**
 * The addresses of a feature that no editor may give a page of theirs: regular expressions, both of JavaScript and of
 * PostgreSQL, for the whole path. The CMS reads them as well, so they need nothing.
 */
export interface ReservedPaths {
  /** Pages that an editor may link to. */
  readonly pages: readonly string[];
  /** PageRoutes of no page, and pages that an editor does not link to. */
  readonly others?: readonly string[];
  /** Those of `pages` into which the site puts what an editor published at the same address. */
  readonly withDocument?: readonly string[];
}

/** Whether one of these features has something at this address, so that nobody would see an editor's page there. */
export function isReserved(path: string, all: readonly ReservedPaths[]): boolean {
  const reserved = all.flatMap(({ pages, others = [] }) => [...pages, ...others]);
  const free = new Set(all.flatMap(({ withDocument = [] }) => withDocument));
  return !free.has(path) && new RegExp(`^(?:${reserved.join('|')})$`).test(path);
}
