import { sql } from 'kysely';
import type { Database } from '#app/platform/database/database.ts';
import type { Logger } from '#app/platform/log.ts';

/** A counter in `column` of `table`: it counts the rows of table `rows` whose foreign key `key` refers to it. */
export interface Counter {
  readonly table: string;
  readonly column: string;
  readonly rows: string;
  readonly key: string;
  /** The values that the counted rows have in these columns, where the foreign key alone does not tell. */
  readonly only?: Readonly<Record<string, string>>;
  /** The column that is null in rows which are not counted. */
  readonly countedIf?: string;
  /** The column that is null in rows which are counted. */
  readonly countedUnless?: string;
  /** The foreign key of those rows to the member whose rows they are: they go when the account is deleted. */
  readonly memberKey?: string;
  /** How many ids one statement compares; less than the default when one counter may count most of the rows. */
  readonly batchSize?: number;
}

/** A counter that differs from the number of its rows. */
export interface WrongCounter {
  counter: string;
  id: number;
  stored: number;
  counted: number;
}

/**
 * Logs every counter that differs from the number of its rows. It corrects none, because a wrong counter is a bug to be
 * found.
 */
export async function reportWrongCounters(
  { db, log }: { db: Database; log: Logger },
  counters: readonly Counter[],
): Promise<void> {
  for (const wrong of await listWrongCounters(db, counters)) log.error(wrong, 'a counter does not agree with its rows');
}

/** How many wrong counters of one kind are reported: enough to find the bug. */
const MAX_REPORTED = 100;

/** Lists the counters that differ from the number of their rows, at most 100 of each kind. */
export const listWrongCounters = async (db: Database, counters: readonly Counter[]): Promise<WrongCounter[]> =>
  (await Promise.all(counters.map((counter) => compare(db, counter)))).flat();

/** How many ids one statement compares, so that none takes long however large the tables are. */
const BATCH_SIZE = 1000;

async function compare(db: Database, { batchSize = BATCH_SIZE, ...counter }: Counter): Promise<WrongCounter[]> {
  const wrong: WrongCounter[] = [];
  let first = await findNextId(db, counter.table, 0);
  while (first !== null && wrong.length < MAX_REPORTED) {
    const after = first - 1;
    const until = after + batchSize;
    wrong.push(...(await compareBatch(db, counter, { after, until })));
    first = await findNextId(db, counter.table, until);
  }
  return wrong.slice(0, MAX_REPORTED);
}

/** The lowest id above this one, so that gaps between ids, which may be wide, are skipped; null after the last. */
async function findNextId(db: Database, table: string, after: number): Promise<number | null> {
  const { rows } = await sql<{ next: number | null }>`
    select min(id) as next from ${sql.table(table)} where id > ${after}`.execute(db);
  return rows[0]?.next ?? null;
}

/** Compares in one statement, so that a concurrent write shows in both numbers or in neither. */
async function compareBatch(
  db: Database,
  { table, column, rows, key, only = {}, countedIf, countedUnless }: Counter,
  { after, until }: { after: number; until: number },
): Promise<WrongCounter[]> {
  const stored = sql.ref(`${table}.${column}`);
  const id = sql.ref(`${table}.id`);
  const foreignKey = sql.ref(key);
  const isCounted = sql`${countedIf ? sql`and ${sql.ref(countedIf)} is not null` : sql``}
    ${countedUnless ? sql`and ${sql.ref(countedUnless)} is null` : sql``}`;
  const isOf = Object.entries(only).map(([of, value]) => sql`and ${sql.ref(of)} = ${value}`);
  const result = await sql<WrongCounter>`
    select ${`${table}.${column}`}::text as counter, ${id}, ${stored} as stored, coalesce(counted.number, 0) as counted
    from ${sql.table(table)}
    left join (
      select ${foreignKey} as target_id, count(*) as number from ${sql.table(rows)}
      where ${foreignKey} > ${after} and ${foreignKey} <= ${until} ${isCounted} ${sql.join(isOf, sql` `)} group by 1
    ) as counted on counted.target_id = ${id}
    where ${id} > ${after} and ${id} <= ${until} and ${stored} <> coalesce(counted.number, 0)
  `.execute(db);
  return result.rows;
}
