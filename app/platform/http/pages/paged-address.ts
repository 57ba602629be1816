import { isDeepStrictEqual } from 'node:util';
import { redirect } from 'react-router';
import { pageIndexOf } from '#app/platform/database/paging.ts';
import { pagePath } from './page-routes.ts';

/**
 * The index of the page of a list that the address names, counted from 0. Every page of a list has one address, and that of
 * the first has no number (spec §2, Query parameters): a number that is written differently redirects permanently, and one
 * that is none redirects to the first page.
 */
export function readPageIndex({ url }: Request, parameter = 'page'): number {
  const { pathname, searchParams } = new URL(url);
  const index = pageIndexOf(searchParams, parameter);
  const canonical = index === 0 ? [] : [String(index + 1)];
  if (isDeepStrictEqual(searchParams.getAll(parameter), canonical)) return index;
  searchParams.delete(parameter);
  for (const number of canonical) searchParams.set(parameter, number);
  throw redirect(pagePath(pathname) + (searchParams.size > 0 ? `?${searchParams}` : ''), 301);
}
