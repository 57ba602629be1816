import type { TextPosition } from '../lists/latest-texts.ts';
import { AFTER_PARAMETER, CASE_PARAMETER, CASES_PATH, DONE_PARAMETER, recordPath } from '../paths.ts';
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

/** The query parameter of a list with the case of which it has the form to handle it. */
export const DECIDED_PARAMETER = 'besluit';

interface OfList {
  list: CaseList;
  /** The last case of the page before; null for the first page. */
  after?: number | null;
  /** The case that is handled in the list. */
  decided?: number | null;
  /** The case that was just handled there. */
  done?: number | null;
}

/** A page of a list of cases. */
export function casesPath({ list, after = null, decided = null, done = null }: OfList): string {
  const query = [
    list !== 'open' && `${LIST_PARAMETER}=${LIST_NAMES[list]}`,
    after !== null && `${AFTER_PARAMETER}=${after}`,
    decided !== null && `${DECIDED_PARAMETER}=${decided}`,
    done !== null && `${DONE_PARAMETER}=${done}`,
  ];
  const parts = query.filter(Boolean);
  return parts.length > 0 ? `${CASES_PATH}?${parts.join('&')}` : CASES_PATH;
}

/** The query parameter with where a page of the texts of a member begins: of each kind the id and time of the last one. */
export const TEXTS_PARAMETER = 'teksten';

/** Where those texts stand on the page of the member. */
export const TEXTS_ID = 'teksten';

/** The page of a member with the texts from this position on, and the form to do something after a case. */
export function textsPath(memberId: number, after: TextPosition, caseId: number | null): string {
  const query = new URLSearchParams({
    ...(caseId !== null && { [CASE_PARAMETER]: String(caseId) }),
    [TEXTS_PARAMETER]: Object.entries(after)
      .map(([kind, { id, at }]) => `${kind}/${id}/${at.getTime()}`)
      .join(),
  });
  return `${recordPath(memberId)}?${query}#${TEXTS_ID}`;
}
