import { SUGGEST_ABOVE } from './rules.ts';

/** The search of the whole site. */
export const SEARCH_PATH = '/zoeken';

/** What is searched: everything, or one part of the site. On the wire these are pillars. */
export const PILLARS = ['all', 'library', 'groups', 'blogs', 'recipes', 'news', 'advices'] as const;

export type Pillar = (typeof PILLARS)[number];

/** The word of each pillar in addresses. */
export const PILLAR_WORDS: Readonly<Record<Pillar, string>> = {
  all: 'alle',
  library: 'artikelen',
  groups: 'groepen',
  blogs: 'blogs',
  recipes: 'recepten',
  news: 'nieuws',
  advices: 'adviezen',
};

/** The query parameters of the search. */
export const TERM_PARAMETER = 'zoekterm';
export const PILLAR_PARAMETER = 'pijler';
export const BOOST_PARAMETER = 'boost';

/** A search as its address has it. */
export interface SearchView {
  /** What is searched for; empty before anything is. */
  term: string;
  pillar: Pillar;
  /** How many times more a match in a title counts; 1 is normal (choices.md 12). */
  boost: number;
  /** From 1. */
  page: number;
}

/** The canonical path of a search: `/zoeken?pijler=recepten&zoekterm=appel&page=2`. What is as by default is left out. */
export function searchPath({ term = '', pillar = 'all', boost = 1, page = 1 }: Partial<SearchView>): string {
  const query = new URLSearchParams({
    ...(pillar !== 'all' && { [PILLAR_PARAMETER]: PILLAR_WORDS[pillar] }),
    ...(term && { [TERM_PARAMETER]: term }),
    ...(boost !== 1 && { [BOOST_PARAMETER]: String(boost) }),
    ...(page > 1 && { page: String(page) }),
  });
  return query.size > 0 ? `${SEARCH_PATH}?${query}` : SEARCH_PATH;
}

/** The hidden fields of a form elsewhere on the site that searches one pillar. */
export const searchFields = (pillar: Pillar): Readonly<Record<string, string>> => ({
  [PILLAR_PARAMETER]: PILLAR_WORDS[pillar],
});

/** What the fields for searching suggest, by the call for it. */
export const SUGGESTIONS = {
  above: SUGGEST_ABOVE,
  path: (typed: string): string => `/api/v1/Search/suggest/${encodeURIComponent(typed)}`,
};
