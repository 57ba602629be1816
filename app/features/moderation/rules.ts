import { DAY } from '#app/platform/clock.ts';

/** How many cases or members a page has. */
export const CASES_PAGE_SIZE = 20;
export const MEMBERS_PAGE_SIZE = 20;

/** How many characters of what was reported a list shows. */
export const EXCERPT_MAX = 300;

/** How long a claim keeps other moderators from a case, in milliseconds. Who is still at it claims it again. */
export const CLAIM_LIFETIME = DAY;

/** How long the note of a handled case may be, and the words for which members are searched, in characters. */
export const NOTE_MAX = 2000;
export const QUERY_MAX = 100;

/** Up to how many open cases are counted: a badge shows no more than '99+'. */
export const OPEN_MAX = 100;

/** How many reports, former texts and actions the page of a case shows at most. */
export const SHOWN_MAX = 50;

/** Why something is reported, with what each reason is called. */
export const REPORT_REASONS = { other: 'anders' } as const;
export type ReportReason = keyof typeof REPORT_REASONS;

/** What came of a case: the thing may stay as it is, its text was changed, it is hidden, or something else was done. */
export const DECISIONS = ['kept', 'edited', 'hidden', 'other'] as const;
export type Decision = (typeof DECISIONS)[number];

/** What moderators call each decision of a case. */
export const DECISION_NAMES: Readonly<Record<Decision, string>> = {
  kept: 'Mag blijven staan',
  edited: 'Tekst aangepast',
  hidden: 'Verborgen',
  other: 'Anders opgelost',
};

/** The lists of cases: all that are open, those that the viewer claimed, those that are handled. */
export const CASE_LISTS = ['open', 'mine', 'handled'] as const;
export type CaseList = (typeof CASE_LISTS)[number];

/** The roles that an administrator gives; that of administrator itself is made by a command (choices.md 18). */
export const GRANTED_ROLES = ['moderator', 'professional'] as const;
export type GrantedRole = (typeof GRANTED_ROLES)[number];

/** The roles that an administrator takes away. */
export const WITHDRAWN_ROLES = [...GRANTED_ROLES, 'administrator'] as const;
export type WithdrawnRole = (typeof WITHDRAWN_ROLES)[number];
