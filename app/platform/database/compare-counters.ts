import { sql } from 'kysely';
import type { Database } from '#app/platform/database/database.ts';
import type { Logger } from '#app/platform/log.ts';

/** A counter, in `column` of `table`, of the rows in another table that name its row in `key`. Names as in SQL. */
export interface Counter {
  readonly table: string;
  readonly column: string;
  readonly rows: string;
  readonly key: string;
  /** Fewer than usual, where one counter may count a great part of all rows. */
  readonly idsAtATime?: number;
}

/** A counter that does not agree with its rows. */
export interface WrongCounter {
  counter: string;
  id: number;
  kept: number;
  counted: number;
}

/** Logs every counter that does not agree with its rows. It mends none: a wrong one is a fault to be found. */
export async function reportWrongCounters(
  { db, log }: { db: Database; log: Logger },
  counters: readonly Counter[],
): Promise<void> {
  for (const wrong of await listWrongCounters(db, counters)) log.error(wrong, 'a counter does not agree with its rows');
}

/** So many of a kind are enough to find the fault. */
const MOST = 100;

/** The counters that do not agree with their rows, 100 of each kind at most. */
export const listWrongCounters = async (db: Database, counters: readonly Counter[]): Promise<WrongCounter[]> =>
  (await Promise.all(counters.map((counter) => compare(db, counter)))).flat();

/** Some hundred kilobytes of rows each: whatever the tables grow to, no statement takes long. */
const IDS_AT_A_TIME = 1000;

async function compare(db: Database, { idsAtATime = IDS_AT_A_TIME, ...counter }: Counter): Promise<WrongCounter[]> {
  const wrong: WrongCounter[] = [];
  const last = await lastId(db, counter.table);
  for (let after = 0; after < last && wrong.length < MOST; after += idsAtATime) {
    wrong.push(...(await compareSome(db, counter, { after, until: after + idsAtATime })));
  }
  return wrong.slice(0, MOST);
}

async function lastId(db: Database, table: string): Promise<number> {
  const { rows } = await sql<{ last: number | null }>`select max(id) as last from ${sql.table(table)}`.execute(db);
  return rows[0]?.last ?? 0;
}

/** One snapshot, so that what is being written meanwhile counts on both sides or on neither. */
async function compareSome(
  db: Database,
  { table, column, rows, key }: Counter,
  { after, until }: { after: number; until: number },
): Promise<WrongCounter[]> {
  const kept = sql.ref(`${table}.${column}`);
  const id = sql.ref(`${table}.id`);
  const of = sql.ref(key);
  const result = await sql<WrongCounter>`
    select ${`${table}.${column}`}::text as counter, ${id}, ${kept} as kept, coalesce(counted.number, 0) as counted
    from ${sql.table(table)}
    left join (
      select ${of} as of_id, count(*) as number from ${sql.table(rows)}
      where ${of} > ${after} and ${of} <= ${until} group by 1
    ) as counted on counted.of_id = ${id}
    where ${id} > ${after} and ${id} <= ${until} and ${kept} <> coalesce(counted.number, 0)
  `.execute(db);
  return result.rows;
}
