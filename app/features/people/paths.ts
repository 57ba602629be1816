import type { FactKind } from '#app/features/profiles/index.ts';

/** The directory of people. */
export const PEOPLE_PATH = '/personen';

/** The query parameter of each filter, in the order of the page. */
export const FILTER_PARAMETERS = {
  treatment: 'behandeling',
  role: 'rol',
  cause: 'oorzaak',
  pastTreatment: 'behandelingen',
  treatmentCenter: 'centra',
  medicine: 'medicijnen',
  consequence: 'gevolgen',
  gender: 'geslacht',
  yearOfBirth: 'leeftijd',
  province: 'provincies',
} as const satisfies Record<FactKind, string>;

export const FILTER_KINDS = Object.keys(FILTER_PARAMETERS) as FactKind[];

/**
 * What people are filtered by: the numbers that are chosen of each kind, in ascending order. A person matches one of the
 * numbers of every kind of which some are chosen.
 */
export type PeopleFilter = Readonly<Partial<Record<FactKind, readonly number[]>>>;

/** The query parameters of the overview, beside those of the filter. */
export const NAME_PARAMETER = 'zoeken';
export const CONTACTS_PARAMETER = 'mycontacts';
export const AFTER_PARAMETER = 'na';

/** Somebody's place in a list of people: those after them joined earlier, or at the same time with a lower id. */
export interface PeopleCursor {
  joinedAt: Date;
  memberId: number;
}

/** What the overview lists: the people that match a name or a filter, or the contacts of the viewer. */
export interface PeopleView {
  contacts: boolean;
  /** The part of a username that is searched for; empty for none. */
  name: string;
  filter: PeopleFilter;
  /** From 1. */
  page: number;
  /** After whom the page begins, beyond the pages that have a number; nothing for one of those. */
  after?: PeopleCursor | undefined;
}

/**
 * The canonical path of a view of the overview: `?mycontacts=show`, `?zoeken=anna`, `?behandeling=55208&rol=55362&page=2`.
 * The first page has no number.
 */
export function peopleViewPath({ contacts, name, filter = {}, page, after }: Partial<PeopleView>): string {
  const parts: string[] = [];
  if (contacts) parts.push(`${CONTACTS_PARAMETER}=show`);
  if (name) parts.push(`${NAME_PARAMETER}=${encodeURIComponent(name)}`);
  for (const kind of FILTER_KINDS) {
    const chosen = filter[kind];
    if (chosen && chosen.length > 0) parts.push(`${FILTER_PARAMETERS[kind]}=${chosen.join(',')}`);
  }
  if (page && page > 1) parts.push(`page=${page}`);
  if (after) parts.push(`${AFTER_PARAMETER}=${after.joinedAt.getTime()}-${after.memberId}`);
  return parts.length > 0 ? `${PEOPLE_PATH}?${parts.join('&')}` : PEOPLE_PATH;
}

/** The query parameters of a person's page: for a donor, for the form of the first message, and as whom one sees oneself. */
export const DONOR_PARAMETER = 'userIsDonor';
export const MESSAGE_PARAMETER = 'bericht';
export const AS_PARAMETER = 'bekijk';

/** What a person's page shows about a first message: its form, or that it was sent. */
export type MessageMode = 'nieuw' | 'verstuurd';

/** A person's page in a mode, from the path of the page itself. */
export function personModePath(path: string, { message, donor }: { message?: MessageMode; donor?: boolean }): string {
  const query = new URLSearchParams({
    ...(donor && { [DONOR_PARAMETER]: 'true' }),
    ...(message && { [MESSAGE_PARAMETER]: message }),
  });
  return query.size > 0 ? `${path}?${query}` : path;
}

/** The words in the address for the others as whom one can see one's own page. */
export const VIEW_AS = { bezoeker: 'visitor', deelnemer: 'participant', contact: 'contact' } as const;

/** One's own page as somebody else sees it; null as oneself. */
export const viewAsPath = (path: string, as: keyof typeof VIEW_AS | null): string =>
  as ? `${path}?${AS_PARAMETER}=${as}` : path;
