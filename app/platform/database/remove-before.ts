import { sql } from 'kysely';
import type { Database } from './database.ts';
import type { DB } from './types.generated.ts';

/** A night's worth may be millions: each statement removes so many and lets others in between. */
const AT_A_TIME = 5000;

/**
 * Removes the rows of `table` in which the column `where` is before `before`: the oldest first, by the index on that
 * column. A row that is renewed meanwhile stays. Safe to run twice.
 */
export async function removeBefore<T extends keyof DB & string>(
  db: Database,
  table: T,
  { where, before }: { where: keyof DB[T] & string; before: Date | number },
): Promise<void> {
  const column = sql.ref(where);
  for (;;) {
    const removed = await sql`
      delete from ${sql.table(table)} where ctid = any(array(
        select ctid from ${sql.table(table)} where ${column} < ${before} order by ${column} limit ${AT_A_TIME}
      ))
    `.execute(db);
    if (Number(removed.numAffectedRows) < AT_A_TIME) return;
  }
}
