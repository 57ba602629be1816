import type { CaseList } from './rules.ts';

/** The cases, for moderators. */
export const CASES_PATH = '/moderatie';

/** The members and their roles, for administrators. */
export const MEMBERS_PATH = '/moderatie/leden';

/** The query parameters: which list, and after which case or name a page of it begins. */
export const LIST_PARAMETER = 'lijst';
export const AFTER_PARAMETER = 'na';

/** The query parameter with the words for which members are searched. */
export const QUERY_PARAMETER = 'zoekterm';

/** The names of the lists in addresses. */
export const LIST_NAMES: Readonly<Record<CaseList, string>> = { open: 'open', mine: 'mijn', handled: 'afgehandeld' };

/** A page of a list of cases: the one after this case, or the first. */
export function casesPath({ list, after = null }: { list: CaseList; after?: number | null }): string {
  const query = [
    list !== 'open' && `${LIST_PARAMETER}=${LIST_NAMES[list]}`,
    after !== null && `${AFTER_PARAMETER}=${after}`,
  ];
  const parts = query.filter(Boolean);
  return parts.length > 0 ? `${CASES_PATH}?${parts.join('&')}` : CASES_PATH;
}

/** The page of one case. */
export const casePath = (id: number): string => `${CASES_PATH}/${id}`;

/** A page of the members whose names begin with these words; without words, of those with a role. */
export function membersPath({ query = '', after = null }: { query?: string; after?: string | null }): string {
  const parameters = new URLSearchParams({
    ...(query && { [QUERY_PARAMETER]: query }),
    ...(after !== null && { [AFTER_PARAMETER]: after }),
  });
  return parameters.size > 0 ? `${MEMBERS_PATH}?${parameters}` : MEMBERS_PATH;
}
