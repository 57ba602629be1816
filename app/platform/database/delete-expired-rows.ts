import { type RawBuilder, sql } from 'kysely';
import { after, type Clock } from '#app/platform/clock.ts';
import type { Database } from './database.ts';
import type { DB } from './types.generated.ts';

/** How many rows one statement deletes: there may be millions, and other transactions must not wait long. */
const BATCH_SIZE = 5000;

/** Rows of a table that expire. */
export interface ExpiredRows<T extends keyof DB & string = keyof DB & string> {
  readonly table: T;
  /** The column with the time from which `lifetime` counts; it has an index. */
  readonly column: keyof DB[T] & string;
  /** How long a row stays after that time, in milliseconds. */
  readonly lifetime: number;
  /** Which of those stay longer, of those from before this time. */
  readonly unless?: (before: Date) => RawBuilder<boolean>;
  /** The column holds milliseconds since 1970, not a timestamp. */
  readonly inMilliseconds?: true;
}

/** Declares rows that a nightly job deletes, `lifetime` milliseconds after the time in `column`. */
export const expiredRows = <T extends keyof DB & string>(declared: ExpiredRows<T>): ExpiredRows =>
  declared as unknown as ExpiredRows;

/** Deletes the expired rows of these tables. Safe to run twice. */
export async function deleteExpiredRows(
  { db, clock }: { db: Database; clock: Clock },
  all: readonly ExpiredRows[],
): Promise<void> {
  for (const { table, column, lifetime, inMilliseconds, unless } of all) {
    const before = after(clock.now(), -lifetime);
    await deleteBefore(db, {
      ...{ table, column, before: inMilliseconds ? before.getTime() : before },
      keeps: unless?.(before) ?? sql`false`,
    });
  }
}

/**
 * Deletes the rows of `table` in which `column` is before `before`, the oldest first, by the index on that column. A
 * row that is updated in the meantime stays.
 */
async function deleteBefore(
  db: Database,
  {
    table,
    column,
    before,
    keeps,
  }: { table: string; column: string; before: Date | number; keeps: RawBuilder<unknown> },
): Promise<void> {
  const time = sql.ref(column);
  for (;;) {
    const deleted = await sql`
      delete from ${sql.table(table)} where ctid = any(array(
        select ctid from ${sql.table(table)} where ${time} < ${before} and not ${keeps} order by ${time} limit ${BATCH_SIZE}
      ))
    `.execute(db);
    if (Number(deleted.numAffectedRows) < BATCH_SIZE) return;
  }
}
