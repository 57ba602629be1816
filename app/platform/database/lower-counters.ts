import { sql } from 'kysely';
import type { Counter } from './compare-counters.ts';
import type { OpenTransaction } from './database.ts';

/** Lowers the counters by the rows of a member, in the open transaction in which the member, and these rows, are deleted. */
export async function lowerCounters(
  db: OpenTransaction,
  counters: readonly Counter[],
  memberId: number,
): Promise<void> {
  for (const { table, column, rows, key, memberKey } of counters) {
    if (!memberKey) continue;
    const [counter, foreignKey] = [sql.ref(column), sql.ref(key)];
    await sql`
      update ${sql.table(table)} set ${counter} = ${counter} - counted.number
      from (
        select ${foreignKey} as target_id, count(*)::integer as number from ${sql.table(rows)}
        where ${sql.ref(memberKey)} = ${memberId} group by 1
      ) as counted
      where ${sql.table(table)}.id = counted.target_id
    `.execute(db);
  }
}
