import { isDeepStrictEqual } from 'node:util';
import { redirect } from 'react-router';
import { pageIndexOf } from '#app/platform/database/paging.ts';
import { pagePath } from './page-routes.ts';

/** The index of the page of a list that the address names, counted from 0. Redirects as `requirePagedAddress` does. */
export function readPageIndex(request: Request, parameter = 'page'): number {
  requirePagedAddress(request, parameter);
  return pageIndexOf(new URL(request.url).searchParams, parameter);
}

/**
 * Redirects to the one address of the page of a list that the address names. That of the first page has no number: a number
 * that is written differently redirects permanently, and one that is none redirects to the first page.
 */
export function requirePagedAddress({ url }: Request, parameter = 'page'): void {
  const { pathname, searchParams } = new URL(url);
  const index = pageIndexOf(searchParams, parameter);
  const canonical = index === 0 ? [] : [String(index + 1)];
  if (isDeepStrictEqual(searchParams.getAll(parameter), canonical)) return;
  searchParams.delete(parameter);
  for (const number of canonical) searchParams.set(parameter, number);
  const query = String(searchParams).replaceAll('%2C', ','); // as our own links write lists
  throw redirect(pagePath(pathname) + (query && `?${query}`), 301);
}

/** Redirects to the first page of a list if the page with this index, counted from 0, is beyond its last one. */
export function requirePage({ index, pages }: { index: number; pages: number }, firstPath: string): void {
  if (index > 0 && index >= pages) throw redirect(firstPath);
}
