import { pageCount } from '#app/platform/database/paging.ts';
import type { RequestContext } from '#app/platform/http/request-context.ts';
import { countSearch } from '../count-search.ts';
import { parseSearchView } from '../parse-search-view.ts';
import { PILLARS } from '../paths.ts';
import { describeResults } from '../query/describe-results.ts';
import { listScopes } from '../query/list-scopes.ts';
import { foundTerms, search } from '../query/search-index.ts';
import { SEARCH_PAGE_SIZE } from '../rules.ts';
import type { PillarCounts } from '../search-result.ts';
import type { SearchScreen } from './search-screen.ts';

const NOTHING = Object.fromEntries(PILLARS.map((pillar) => [pillar, { found: 0, more: false }])) as PillarCounts;

/** Reads the search that the query requests. `redirect` is its canonical path if the query is not canonical. */
export async function readSearch(
  ctx: RequestContext,
  query: URLSearchParams,
): Promise<{ screen: SearchScreen; redirect: string | null }> {
  const { view, redirect } = parseSearchView(query);
  const empty: SearchScreen = {
    view,
    results: [],
    counts: NOTHING,
    locked: 0,
    pages: 0,
    synonyms: [],
    correction: null,
    corrected: false,
    scopes: [],
    member: ctx.viewer !== null,
  };
  if (view.term === '' || redirect) return { screen: empty, redirect };
  const [found, scopes] = await Promise.all([search(ctx, view), listScopes(ctx, view.term)]);
  const inPillar = found.results[view.pillar];
  const first = (view.page - 1) * SEARCH_PAGE_SIZE;
  const onPage = inPillar.slice(first, first + SEARCH_PAGE_SIZE);
  const isFirstPage = view.page === 1 && view.pillar === 'all';
  const [results] = await Promise.all([
    describeResults(ctx, onPage, foundTerms(found.analysed)),
    isFirstPage && countSearch(ctx, { term: view.term, found: found.counts.all.found > 0 }),
  ]);
  const screen = {
    ...empty,
    results,
    counts: found.counts,
    locked: inPillar.filter(({ open }) => !open).length,
    pages: pageCount(inPillar.length, SEARCH_PAGE_SIZE),
    synonyms: [...found.analysed.synonyms],
    correction: found.analysed.correction,
    corrected: found.corrected,
    scopes,
  };
  return { screen, redirect: null };
}
