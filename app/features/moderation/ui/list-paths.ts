import { AFTER_PARAMETER, CASES_PATH } from '../paths.ts';
import type { CaseList } from '../rules.ts';

/* The addresses of the lists of the desk, apart from those that ordinary pages load. */

/** The query parameter with the list. */
export const LIST_PARAMETER = 'lijst';

/** The names of the lists in addresses. */
export const LIST_NAMES: Readonly<Record<CaseList, string>> = {
  open: 'open',
  mine: 'mijn',
  later: 'later',
  handled: 'afgehandeld',
  'handled-by-me': 'door-mij',
};

/** A page of a list of cases: the one after this case, or the first. */
export function casesPath({ list, after = null }: { list: CaseList; after?: number | null }): string {
  const query = [
    list !== 'open' && `${LIST_PARAMETER}=${LIST_NAMES[list]}`,
    after !== null && `${AFTER_PARAMETER}=${after}`,
  ];
  const parts = query.filter(Boolean);
  return parts.length > 0 ? `${CASES_PATH}?${parts.join('&')}` : CASES_PATH;
}
