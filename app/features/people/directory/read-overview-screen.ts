import { listContacts } from '#app/features/contacts/index.ts';
import {
  choiceLabel,
  provinces,
  relationshipLabel,
  termLabel,
  treatments,
  type VisibleUser,
} from '#app/features/profiles/index.ts';
import { pageCount } from '#app/platform/database/paging.ts';
import { type RequestContext, requireMember } from '#app/platform/http/request-context.ts';
import { type FilterGroup, filterGroups, knownChoices } from '../filter/filter-choices.ts';
import { parsePeopleView } from '../filter/parse-people-view.ts';
import { searchFacts } from '../filter/people-search.ts';
import { type PeopleView, peopleViewPath } from '../paths.ts';
import { requireSeeing, seeingAgain } from '../person/require-seeing.ts';
import { COUNTED_MAX, NUMBERED_PAGES, PEOPLE_PAGE_SIZE } from '../rules.ts';
import { countMatches, readDirectoryCount } from './count-people.ts';
import { findPeople } from './find-people.ts';
import { type ListedPerson, listPeople } from './list-people.ts';

/** Somebody on a card. */
export interface PersonCard {
  user: VisibleUser;
  /** What they tell first: their relationship with kidney disease, their treatment, their province. */
  about: string[];
  /** The traits that they and the viewer share, in words. */
  shared: string[];
}

/** The directory as this viewer asks for it. */
export interface PeopleOverview {
  view: PeopleView;
  groups: readonly FilterGroup[];
  people: PersonCard[];
  /** How many pages have a number. */
  pages: number;
  /** The paths of the page before and the next one, where those have no number. */
  previous: string | null;
  next: string | null;
  /** How many people were found, and whether there are more than are counted. */
  found: number;
  more: boolean;
  /** How many people there are in all, for a visitor; a member sees them all. */
  total: number | null;
  /** When a viewer who has seen as many people today as a member may sees others, in words; else null (rules.md R20, R49). */
  limitedUntil: string | null;
  /** Whether the viewer is logged in. */
  member: boolean;
}

/** Reads the directory that the query requests. `redirect` is its canonical path if the query is not canonical. */
export async function readPeopleOverviewScreen(
  ctx: RequestContext,
  query: URLSearchParams,
): Promise<{ overview: PeopleOverview; redirect: string | null }> {
  const member = ctx.viewer !== null;
  const { view, redirect } = parsePeopleView(query, { choices: knownChoices, member });
  const [{ ids, ...list }, total] = await Promise.all([
    view.contacts ? listContactIds(ctx, view) : listFoundIds(ctx, view),
    member ? null : readDirectoryCount(ctx.platform.db),
  ]);
  const limitedUntil = view.contacts ? null : await requireSeeing(ctx, ids).then(() => null, seeingAgain);
  const people = limitedUntil ? [] : (await listPeople(ctx, ids)).map(toCard);
  const pages = view.contacts
    ? pageCount(list.found, PEOPLE_PAGE_SIZE)
    : Math.min(NUMBERED_PAGES, pageCount(list.found, PEOPLE_PAGE_SIZE));
  return {
    overview: { view, groups: filterGroups, people, pages, ...list, total, limitedUntil, member },
    redirect,
  };
}

interface FoundIds {
  /** The ids on the page. */
  ids: number[];
  found: number;
  more: boolean;
  previous: string | null;
  next: string | null;
}

async function listFoundIds(ctx: RequestContext, view: PeopleView): Promise<FoundIds> {
  const { filter, name, page, after } = view;
  const search = { facts: searchFacts(filter, ctx.platform.clock.now()), name };
  const window = { after, offset: (page - 1) * PEOPLE_PAGE_SIZE, limit: PEOPLE_PAGE_SIZE + 1 };
  const [rows, before, count] = await Promise.all([
    findPeople(ctx, search, window),
    after ? findPeople(ctx, search, { backFrom: after, limit: PEOPLE_PAGE_SIZE + 1 }) : [],
    countMatches(ctx, search),
  ]);
  const shown = rows.slice(0, PEOPLE_PAGE_SIZE);
  const last = shown.at(-1);
  const goesOn = rows.length > shown.length && (after !== undefined || page === NUMBERED_PAGES);
  return {
    ids: shown.map(({ memberId }) => memberId),
    found: Math.min(count, COUNTED_MAX),
    more: count > COUNTED_MAX && search.facts.length + name.length > 0,
    previous: after ? peopleViewPath({ ...view, after: before[PEOPLE_PAGE_SIZE] }) : null,
    next: goesOn && last ? peopleViewPath({ ...view, page: 1, after: last }) : null,
  };
}

async function listContactIds(ctx: RequestContext, { page }: PeopleView): Promise<FoundIds> {
  const request = { index: page - 1, size: PEOPLE_PAGE_SIZE };
  const { items, total } = await listContacts(requireMember(ctx), request);
  return { ids: items.map(({ user }) => user.id), found: total, more: false, previous: null, next: null };
}

const toCard = ({ user, profile: { about, more }, shared }: ListedPerson): PersonCard => ({
  user,
  about: [
    relationshipLabel(about?.relationshipId ?? null),
    termLabel(treatments, about?.currentTreatmentId ?? null),
    choiceLabel(provinces, more?.province ?? null),
  ].filter((text) => text !== null),
  shared,
});
