export { noticePath } from '#app/platform/paths.ts';

import type { ActDone } from './acts-done.ts';

/** The cases, for moderators. */
export const CASES_PATH = '/moderatie';

/** The objections that wait for an answer, for moderators. */
export const OBJECTIONS_PATH = `${CASES_PATH}/bezwaren`;

/** The page on which a moderator answers one of them. */
export const objectionPath = (id: number): string => `${OBJECTIONS_PATH}/${id}`;

/** The members and their roles, for administrators. */
export const MEMBERS_PATH = '/moderatie/leden';

/** The page on which a moderator hides something, or shows it again; the forms on its own page post to it. */
export const hidePath = (kind: string, id: number): string => `${CASES_PATH}/verbergen/${kind}/${id}`;

/** The query parameter with the case or name after which a page of a list begins. */
export const AFTER_PARAMETER = 'na';

/** The query parameter with the words for which members are searched. */
export const QUERY_PARAMETER = 'zoekterm';

/** The query parameter with the case that the moderator has just handled, or left to others; or with what they just did. */
export const DONE_PARAMETER = 'gedaan';

/** The page on which anybody reports something. */
export const reportPath = (kind: string, id: number): string => `/melden/${kind}/${id}`;

/** The query parameter of that page with the report that was just made: its code, or MAILED where that is mailed. */
export const REPORTED_PARAMETER = 'gedaan';
export const MAILED = 'gemaild';

/** The same page, once the report is made. */
export const reportedPath = (kind: string, id: number, code: string | null): string =>
  `${reportPath(kind, id)}?${REPORTED_PARAMETER}=${code ?? MAILED}`;

/** The picture that a case keeps. Every request for it is authorized (rules.md R15). */
export const reportedPicturePath = (id: string, copy: string): string => `/media/zaken/${id}/${copy}`;

/** The page of one case; `done` is the case after which the moderator comes to it, or what they just did with this one. */
export const casePath = (id: number, done: number | ActDone | null = null): string =>
  `${CASES_PATH}/${id}${done === null ? '' : `?${DONE_PARAMETER}=${done}`}`;

/** Where a moderator goes on after a case: the next one, or the open ones where there is none for them. */
export const pathAfter = (done: number, next: number | null): string =>
  next === null ? `${CASES_PATH}?${DONE_PARAMETER}=${done}` : casePath(next, done);

/** A page of the members whose names begin with these words; without words, of those with a role. */
export function membersPath({ query = '', after = null }: { query?: string; after?: string | null }): string {
  const parameters = new URLSearchParams({
    ...(query && { [QUERY_PARAMETER]: query }),
    ...(after !== null && { [AFTER_PARAMETER]: after }),
  });
  return parameters.size > 0 ? `${MEMBERS_PATH}?${parameters}` : MEMBERS_PATH;
}

/** The query parameter with the case after which something is done with a member. */
export const CASE_PARAMETER = 'zaak';

/** The objections, after this one was answered. */
export const answeredPath = (id: number): string => `${OBJECTIONS_PATH}?${DONE_PARAMETER}=${id}`;

interface OfRecord {
  caseId?: number | null;
  after?: number | null;
  done?: ActDone | null;
}

/**
 * What moderators know of a member, with the form to do something after a case, and the cases after another one; `done` is what
 * they just did.
 */
export function recordPath(memberId: number, { caseId = null, after = null, done = null }: OfRecord = {}): string {
  const query = new URLSearchParams({
    ...(caseId !== null && { [CASE_PARAMETER]: String(caseId) }),
    ...(after !== null && { [AFTER_PARAMETER]: String(after) }),
    ...(done !== null && { [DONE_PARAMETER]: done }),
  });
  return `${MEMBERS_PATH}/${memberId}${query.size > 0 ? `?${query}` : ''}`;
}
