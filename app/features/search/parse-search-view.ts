import { pageIndexOf } from '#app/platform/database/paging.ts';
import { readTextParameter } from '#app/platform/http/pages/text-parameter.ts';
import {
  BOOST_PARAMETER,
  PILLAR_PARAMETER,
  PILLAR_WORDS,
  PILLARS,
  type SearchView,
  searchPath,
  TERM_PARAMETER,
} from './paths.ts';
import { MAX_BOOST, TERM_MAX } from './rules.ts';

/**
 * The search that the query requests. `redirect` is its canonical path if what counts is given in another way; a parameter
 * with its default value is left in an address, as search-2 has it (`boost=1`).
 */
export function parseSearchView(query: URLSearchParams): { view: SearchView; redirect: string | null } {
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
