import { type ExpressionBuilder, type SqlBool, sql } from 'kysely';
import { selectContactIds } from '#app/features/contacts/index.ts';
import { excludedMembers, namePattern } from '#app/features/profiles/index.ts';
import type { DB } from '#app/platform/database/types.generated.ts';
import type { RequestContext } from '#app/platform/http/request-context.ts';
import type { Viewer } from '#app/platform/session/viewer.ts';
import type { PeopleCursor } from '../paths.ts';
import { COUNTED_MAX } from '../rules.ts';

/** Which people are looked for: those with one of the facts of each group, and with `name` in their username. */
export interface PeopleSearch {
  facts: readonly (readonly number[])[];
  name: string;
}

/**
 * Which of the people who match, who joined last first: after somebody in the list, without the first `offset`. Or those up
 * to somebody, back from them.
 */
export interface PeopleWindow {
  after?: PeopleCursor | undefined;
  backFrom?: PeopleCursor | undefined;
  offset?: number;
  limit: number;
}

/** The search that finds everybody. */
export const EVERYBODY: PeopleSearch = { facts: [], name: '' };

/**
 * Finds the people that match a search, by what they show to this viewer: visitors find public profiles only, contacts are
 * found by what they show to contacts (rules.md R14), whom the viewer blocks is not found, and who blocks the viewer is found
 * as visitors find them (R44). It reads no more than the window needs: PostgreSQL walks the index on the date of joining when
 * many match, and uses the index on facts or on names when few do.
 */
export function findPeople(ctx: RequestContext, search: PeopleSearch, window: PeopleWindow): Promise<PeopleCursor[]> {
  const { after, backFrom, offset = 0, limit } = window;
  const upTo = offset + limit;
  const order = backFrom ? 'asc' : 'desc';
  const { db } = ctx.platform;
  const lists = listsOf(ctx, search).map((list) =>
    selectMatches(ctx, search, list)
      .$if(after !== undefined, (query) => query.where(isAfter(after as PeopleCursor)))
      .$if(backFrom !== undefined, (query) => query.where(isUpTo(backFrom as PeopleCursor)))
      .orderBy('joinedAt', order)
      .orderBy('memberId', order)
      .limit(upTo),
  );
  const [first, second] = lists;
  if (!first) return Promise.resolve([]);
  if (!second) return first.limit(limit).offset(offset).execute();
  return db
    .selectFrom(
      db
        .selectFrom(first.as('people'))
        .selectAll()
        .union(db.selectFrom(second.as('contacts')).selectAll())
        .as('found'),
    )
    .select(['memberId', 'joinedAt'])
    .orderBy('joinedAt', order)
    .orderBy('memberId', order)
    .limit(limit)
    .offset(offset)
    .execute();
}

const isAfter = ({ joinedAt, memberId }: PeopleCursor) =>
  sql<SqlBool>`(joined_at, member_id) < (${joinedAt}::timestamptz, ${memberId}::integer)`;

const isUpTo = ({ joinedAt, memberId }: PeopleCursor) =>
  sql<SqlBool>`(joined_at, member_id) >= (${joinedAt}::timestamptz, ${memberId}::integer)`;

/** Counts the people that match a search, to COUNTED_MAX and one; with `onlyPublic` those with a public profile. */
export async function countFound(
  ctx: RequestContext,
  search: PeopleSearch,
  { onlyPublic = false } = {},
): Promise<number> {
  const { db } = ctx.platform;
  const [first, second] = listsOf(ctx, search).map((list) =>
    selectMatches(ctx, search, { ...list, onlyPublic: list.onlyPublic || onlyPublic }),
  );
  if (!first) return 0;
  const found = second
    ? db
        .selectFrom(first.as('people'))
        .select('memberId')
        .union(db.selectFrom(second.as('contacts')).select('memberId'))
    : db.selectFrom(first.as('people')).select('memberId');
  const { count } = await db
    .selectFrom(
      db
        .selectFrom(found.as('all'))
        .select('memberId')
        .limit(COUNTED_MAX + 1)
        .as('found'),
    )
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return count;
}

/** By what somebody finds others: contacts by more than other people, where facts are looked for. */
function listsOf({ viewer }: RequestContext, { facts }: PeopleSearch): Audience[] {
  if (!viewer) return [{ facts: 'everyoneFacts', onlyPublic: true }];
  const people: Audience = { facts: 'participantFacts' };
  return facts.length === 0 ? [people] : [people, { facts: 'contactFacts', onlyContacts: true }];
}

type AudienceFacts = 'everyoneFacts' | 'participantFacts' | 'contactFacts';

interface Audience {
  facts: AudienceFacts;
  onlyPublic?: boolean;
  onlyContacts?: true;
}

const selectMatches = (
  { platform: { db }, viewer }: RequestContext,
  { facts, name }: PeopleSearch,
  audience: Audience,
) =>
  db
    .selectFrom('directoryEntry')
    .select(['memberId', 'joinedAt'])
    .where((eb) =>
      eb.and([
        ...haveFacts(eb, audience.facts, facts),
        isNotExcluded(eb),
        ...(audience.onlyPublic ? [eb('public', '=', true)] : []),
        ...(name === '' ? [] : [sql<SqlBool>`lower(${eb.ref('username')}) like lower(${namePattern(name)})`]),
        ...(viewer && audience.onlyContacts ? [eb('memberId', 'in', selectContactIds(db, viewer.memberId))] : []),
        ...(viewer ? [isNotBlockedBy(eb, viewer), isShownOrOpen(eb, viewer, facts)] : []),
      ]),
    );

type Entries = ExpressionBuilder<DB, 'directoryEntry'>;

const haveFacts = (eb: Entries, column: AudienceFacts, facts: PeopleSearch['facts']) =>
  facts.map((group) => sql<SqlBool>`${eb.ref(column)} && ${[...group]}::integer[]`);

/** Whom the viewer blocks, who are few, are read first: as a condition for each person they would be a join with all blocks. */
const isNotBlockedBy = (eb: Entries, { memberId }: Viewer) =>
  sql<SqlBool>`${eb.ref('memberId')} <> all(array(select blocked_id from member_block where blocker_id = ${memberId}))`;

/** Who may never write again is not found; they are few, and read first. */
const isNotExcluded = (eb: Entries) => sql<SqlBool>`${eb.ref('memberId')} <> all(${excludedMembers})`;

/** Who blocks the viewer is found as visitors find them: with a public profile, by what it shows to everyone. */
const isShownOrOpen = (eb: Entries, { blockedBy }: Viewer, facts: PeopleSearch['facts']) =>
  eb.or([
    sql<SqlBool>`${eb.ref('memberId')} <> all(${[...blockedBy]}::integer[])`,
    eb.and([eb('public', '=', true), ...haveFacts(eb, 'everyoneFacts', facts)]),
  ]);
