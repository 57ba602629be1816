import { type ExpressionBuilder, type SqlBool, sql } from 'kysely';
import { hasBlocked, selectContactIds } from '#app/features/contacts/index.ts';
import type { DB } from '#app/platform/database/types.generated.ts';
import type { RequestContext } from '#app/platform/http/request-context.ts';
import type { Viewer } from '#app/platform/session/viewer.ts';
import { MAX_FOUND } from '../rules.ts';

/** Which people are looked for: those with one of the facts of each group, and with `name` in their username. */
export interface PeopleSearch {
  facts: readonly (readonly number[])[];
  name: string;
}

/** The people that were found. */
export interface FoundPeople {
  /** Their ids, who joined last first: at most MAX_FOUND. */
  ids: number[];
  /** Whether there are more. */
  more: boolean;
}

/** The search that finds everybody. */
export const EVERYBODY: PeopleSearch = { facts: [], name: '' };

/**
 * Finds the people that match a search, by what they show to this viewer: visitors find public profiles only, contacts are
 * found by what they show to contacts (rules.md R14), whom the viewer blocks is not found, and who blocks the viewer is found
 * as visitors find them (R44). One query
 * gives the whole list and its length. It reads little however many members there are: PostgreSQL walks the index on
 * the date of joining when many match, and uses the index on facts or on names when few do.
 */
export async function findPeople(ctx: RequestContext, search: PeopleSearch): Promise<FoundPeople> {
  const rows = await selectPeople(ctx, search).execute();
  return { ids: rows.slice(0, MAX_FOUND).map(({ memberId }) => memberId), more: rows.length > MAX_FOUND };
}

/** Counts the public profiles among the people that match a search, to MAX_FOUND at most. */
export async function countPublicPeople(ctx: RequestContext, search: PeopleSearch): Promise<number> {
  const { count } = await ctx.platform.db
    .selectFrom(selectPeople(ctx, search, { onlyPublic: true }).as('found'))
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return Math.min(count, MAX_FOUND);
}

/** A query for the ids of the people that match, one more than a list has. */
function selectPeople(ctx: RequestContext, search: PeopleSearch, { onlyPublic = false } = {}) {
  const { viewer } = ctx;
  if (!viewer) return selectMatches(ctx, search, { facts: 'everyoneFacts', onlyPublic: true });
  const people = selectMatches(ctx, search, { facts: 'participantFacts', onlyPublic });
  if (search.facts.length === 0) return people;
  const contacts = selectMatches(ctx, search, { facts: 'contactFacts', onlyPublic }).where(
    'memberId',
    'in',
    selectContactIds(ctx.platform.db, viewer.memberId),
  );
  return ctx.platform.db
    .selectFrom(
      ctx.platform.db
        .selectFrom(people.as('people'))
        .selectAll()
        .union(ctx.platform.db.selectFrom(contacts.as('contacts')).selectAll())
        .as('found'),
    )
    .select(['memberId', 'joinedAt'])
    .orderBy('joinedAt', 'desc')
    .orderBy('memberId', 'desc')
    .limit(MAX_FOUND + 1);
}

type AudienceFacts = 'everyoneFacts' | 'participantFacts' | 'contactFacts';

interface Audience {
  facts: AudienceFacts;
  onlyPublic: boolean;
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
        ...(audience.onlyPublic ? [eb('public', '=', true)] : []),
        ...(name === '' ? [] : [sql<SqlBool>`lower(${eb.ref('username')}) like lower(${namePattern(name)})`]),
        ...(viewer ? [eb.not(hasBlocked(viewer.memberId, eb.ref('memberId'))), isShownOrOpen(eb, viewer, facts)] : []),
      ]),
    )
    .orderBy('joinedAt', 'desc')
    .orderBy('memberId', 'desc')
    .limit(MAX_FOUND + 1);

type Entries = ExpressionBuilder<DB, 'directoryEntry'>;

const haveFacts = (eb: Entries, column: AudienceFacts, facts: PeopleSearch['facts']) =>
  facts.map((group) => sql<SqlBool>`${eb.ref(column)} && ${[...group]}::integer[]`);

/** Who blocks the viewer is found as visitors find them: with a public profile, by what it shows to everyone. */
const isShownOrOpen = (eb: Entries, { blockedBy }: Viewer, facts: PeopleSearch['facts']) =>
  eb.or([
    sql<SqlBool>`${eb.ref('memberId')} <> all(${[...blockedBy]}::integer[])`,
    eb.and([eb('public', '=', true), ...haveFacts(eb, 'everyoneFacts', facts)]),
  ]);

/** One or two letters begin the name, since its index has parts of three letters; more may stand in the middle. */
function namePattern(name: string): string {
  const literal = name.replaceAll(/[\\%_]/g, '\\$&');
  return name.length > 2 ? `%${literal}%` : `${literal}%`;
}
