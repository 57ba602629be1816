import type { FactKind } from '#app/features/profiles/index.ts';
import { pageIndexOf } from '#app/platform/database/paging.ts';
import { canonicalRedirect, chosenIds } from '#app/platform/http/pages/list-view.ts';
import { readTextParameter } from '#app/platform/http/pages/text-parameter.ts';
import {
  AFTER_PARAMETER,
  CONTACTS_PARAMETER,
  FILTER_KINDS,
  FILTER_PARAMETERS,
  NAME_PARAMETER,
  type PeopleCursor,
  type PeopleFilter,
  type PeopleView,
  peopleViewPath,
} from '../paths.ts';
import { NAME_MAX } from '../rules.ts';

/** The numbers that exist of each kind. */
export type KnownChoices = Readonly<Record<FactKind, ReadonlySet<number>>>;

/**
 * The view of the overview that the query requests. A search by name has no filter, and neither has the list of contacts,
 * which visitors do not have. `redirect` is the canonical path if the query is not canonical: with choices as an HTML form
 * sends them, or with numbers that do not exist.
 */
export function parsePeopleView(
  query: URLSearchParams,
  { choices, member }: { choices: KnownChoices; member: boolean },
): { view: PeopleView; redirect: string | null } {
  const contacts = member && query.get(CONTACTS_PARAMETER) === 'show';
  const name = contacts ? '' : readTextParameter(query, NAME_PARAMETER, NAME_MAX);
  const filter = contacts || name !== '' ? {} : parseFilter(query, choices);
  const after = contacts ? undefined : parseCursor(query.get(AFTER_PARAMETER));
  const view = { contacts, name, filter, page: after ? 1 : pageIndexOf(query) + 1, after };
  const ofMembers = member ? [CONTACTS_PARAMETER] : [];
  const names = [...ofMembers, NAME_PARAMETER, ...Object.values(FILTER_PARAMETERS), 'page', AFTER_PARAMETER];
  return { view, redirect: canonicalRedirect(query, peopleViewPath(view), names) };
}

/** The place in the list that is written as the time of joining and the id; nothing for anything else. */
function parseCursor(text: string | null): PeopleCursor | undefined {
  const [, time, id] = text?.match(/^(\d{1,13})-(\d{1,9})$/) ?? [];
  return time === undefined ? undefined : { joinedAt: new Date(Number(time)), memberId: Number(id) };
}

function parseFilter(query: URLSearchParams, choices: KnownChoices): PeopleFilter {
  const filter: Partial<Record<FactKind, number[]>> = {};
  for (const kind of FILTER_KINDS) {
    const chosen = chosenIds(query, FILTER_PARAMETERS[kind], choices[kind]);
    if (chosen.length > 0) filter[kind] = chosen;
  }
  return filter;
}
