import { pageCount, pageIndexOf } from '#app/platform/database/paging.ts';
import { readTextParameter } from '#app/platform/http/pages/text-parameter.ts';
import type { RequestContext } from '#app/platform/http/request-context.ts';
import { countSearch } from '../count-search.ts';
import {
  BOOST_PARAMETER,
  PILLAR_PARAMETER,
  PILLAR_WORDS,
  PILLARS,
  type SearchView,
  searchPath,
  TERM_PARAMETER,
} from '../paths.ts';
import { describeResults } from '../query/describe-results.ts';
import { listScopes } from '../query/list-scopes.ts';
import { foundTerms, search } from '../query/search-index.ts';
import { findSitePage, type SitePage } from '../query/site-pages.ts';
import { type Urgency, urgencyOf } from '../query/urgency.ts';
import { MAX_BOOST, SEARCH_PAGE_SIZE, TERM_MAX } from '../rules.ts';
import type { PillarCounts, SearchResult, SearchScope } from '../search-result.ts';

/** The page of a search, as this viewer sees it. */
export interface SearchScreen {
  view: SearchView;
  /** The results of the pillar on this page. */
  results: SearchResult[];
  /** How many results each pillar has. */
  counts: PillarCounts;
  /** How many of the counted results of this pillar are locked for the viewer. */
  locked: number;
  pages: number;
  /** What was searched for as well: synonyms of what was typed. */
  synonyms: string[];
  /** The term with its typing errors mended: 'Bedoelde je …'; null where none was found. */
  correction: string | null;
  /** Whether the results are those of the correction, because the term itself had none. */
  corrected: boolean;
  scopes: SearchScope[];
  /** Whom to call stands above the results of a search for what can't wait; null for nearly every search. */
  urgent: Urgency | null;
  /** The page of the site that is meant; null for nearly every search. */
  page: SitePage | null;
  /** Whether the viewer is logged in. */
  member: boolean;
}

const NOTHING = Object.fromEntries(PILLARS.map((pillar) => [pillar, { found: 0, more: false }])) as PillarCounts;

/** Reads the search that the query requests. `redirect` is its canonical path if the query is not canonical. */
export async function readSearchScreen(
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
    urgent: null,
    page: null,
    member: ctx.viewer !== null,
  };
  if (view.term === '' || redirect) return { screen: empty, redirect };
  const [found, scopes] = await Promise.all([search(ctx, view), listScopes(ctx, view.term)]);
  const urgent = urgencyOf(view.term);
  const inPillar = found.results[view.pillar];
  const first = (view.page - 1) * SEARCH_PAGE_SIZE;
  const onPage = inPillar.slice(first, first + SEARCH_PAGE_SIZE);
  const isFirstPage = view.page === 1 && view.pillar === 'all';
  const [results] = await Promise.all([
    describeResults(ctx, onPage, foundTerms(found.analysed)),
    // What somebody in need types is nobody else's (rules.md R16).
    isFirstPage && urgent !== 'distress' && countSearch(ctx, { term: view.term, found: found.counts.all.found > 0 }),
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
    urgent,
    page: findSitePage(found.analysed.correction ?? view.term, empty),
  };
  return { screen, redirect: null };
}

/**
 * The search that the query requests. `redirect` is its canonical path if what counts is given in another way; a parameter
 * with its default value is left in an address (`boost=1`).
 */
function parseSearchView(query: URLSearchParams): { view: SearchView; redirect: string | null } {
  const word = query.get(PILLAR_PARAMETER);
  const pillar = PILLARS.find((one) => PILLAR_WORDS[one] === word) ?? 'all';
  const boost = /^\d{1,2}$/.test(query.get(BOOST_PARAMETER) ?? '') ? Number(query.get(BOOST_PARAMETER)) : 1;
  const view = {
    term: readTextParameter(query, TERM_PARAMETER, TERM_MAX),
    pillar,
    boost: Math.min(Math.max(boost, 1), MAX_BOOST),
    page: pageIndexOf(query) + 1,
  };
  const isCanonical =
    query.getAll(TERM_PARAMETER).length <= 1 &&
    (query.get(TERM_PARAMETER) ?? '') === view.term &&
    (word === null || word === PILLAR_WORDS[pillar]) &&
    query.getAll(PILLAR_PARAMETER).length <= 1 &&
    query.getAll('page').length <= 1;
  return { view, redirect: isCanonical ? null : searchPath(view) };
}
