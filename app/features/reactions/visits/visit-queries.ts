import { sql } from 'kysely';
import { prepared } from '#app/platform/database/prepared.ts';
import { NEW_COUNTED_MAX } from '../rules.ts';
import type { VisitTables } from './visit-tables.ts';

/** What was added since a member's last visit. */
export interface SinceVisit {
  /** The id of the last item that they saw. */
  lastSeenId: number;
  /** The first item that is new to them; null if nothing is. */
  firstNewId: number | null;
  /** How many are new, counted up to NEW_COUNTED_MAX. */
  newCount: number;
}

/** How many items are new to a member in one of the things that they visited. */
export interface NewCount {
  subjectId: number;
  newCount: number;
}

/** Prepares the query for what was added since the viewer's last visit; no row without one. */
export const prepareFindVisit = (tables: VisitTables) =>
  prepared((db, { viewerId, subjectId }: { viewerId: number; subjectId: number }) => {
    const { asVisit, target } = namesOf(tables);
    return db
      .selectFrom(asVisit)
      .where('visit.memberId', '=', viewerId)
      .where(`visit.${target}`, '=', subjectId)
      .select([
        'visit.lastSeenId',
        sql<number | null>`(select item.id ${fromNew(tables, viewerId)} order by item.id limit 1)`.as('firstNewId'),
        countNew(tables, viewerId).as('newCount'),
      ]);
  });

/** Prepares the query for the numbers of new items in these things, for those that the viewer has visited before. */
export const prepareCountNew = (tables: VisitTables) =>
  prepared((db, { viewerId, subjectIds }: { viewerId: number; subjectIds: readonly number[] }) => {
    const { asVisit, target } = namesOf(tables);
    return db
      .selectFrom(asVisit)
      .where('visit.memberId', '=', viewerId)
      .where(`visit.${target}`, '=', sql<number>`any(${subjectIds})`)
      .select([`visit.${target} as subjectId`, countNew(tables, viewerId).as('newCount')]);
  });

/** The names of a table of visits, typed as those to conversations, because the columns are the same. */
const namesOf = ({ table, target }: VisitTables) => ({
  asVisit: `${table} as visit` as 'conversationVisit as visit',
  target: target as 'conversationId',
});

const countNew = (tables: VisitTables, viewerId: number) =>
  sql<number>`(select count(*)::integer from (select ${fromNew(tables, viewerId)} limit ${sql.lit(NEW_COUNTED_MAX)}) as counted)`;

/**
 * The items that are new since a visit: after the last one that the viewer saw, and by somebody else. An index on the
 * foreign key and the id finds them without reading what is older.
 */
const fromNew = ({ target, items }: VisitTables, viewerId: number) => sql`
  from ${sql.table(items.table)} as item
  where ${sql.ref(`item.${items.target}`)} = ${sql.ref(`visit.${target}`)}
  and item.id > visit.last_seen_id
  and item.author_id is distinct from ${viewerId}
  and ${items.counted(viewerId)}
`;
