import { sql } from 'kysely';
import type { Database } from '#app/platform/database/database.ts';
import type { Platform } from '#app/platform/platform.ts';

/** A counter that does not agree with its rows. */
export interface WrongCounter {
  counter: string;
  id: number;
  kept: number;
  counted: number;
}

/** Logs every counter that does not agree with its rows. It mends none: a wrong one is a fault to be found. */
export async function reportWrongCounters({ db, log }: Pick<Platform, 'db' | 'log'>): Promise<void> {
  for (const wrong of await findWrongCounters(db)) log.error(wrong, 'a counter does not agree with its rows');
}

/** The counters that do not agree with their rows, 100 of each kind at most. */
export async function findWrongCounters(db: Database): Promise<WrongCounter[]> {
  const counters = await Promise.all([
    compare(db, { table: 'conversation', column: 'reaction_count', rows: 'reaction', key: 'conversation_id' }),
    compare(db, { table: 'conversation', column: 'like_count', rows: 'conversation_like', key: 'conversation_id' }),
    compare(db, { table: 'reaction', column: 'like_count', rows: 'reaction_like', key: 'reaction_id' }),
    compare(db, { table: 'discussion_group', column: 'conversation_count', rows: 'conversation', key: 'group_id' }),
  ]);
  return counters.flat();
}

async function compare(
  db: Database,
  { table, column, rows, key }: { table: string; column: string; rows: string; key: string },
): Promise<WrongCounter[]> {
  const kept = sql.ref(`${table}.${column}`);
  const result = await sql<WrongCounter>`
    select ${`${table}.${column}`}::text as counter, ${sql.table(table)}.id, ${kept} as kept,
      coalesce(counted.number, 0) as counted
    from ${sql.table(table)}
    left join (select ${sql.ref(key)} as of_id, count(*) as number from ${sql.table(rows)} group by 1) as counted
      on counted.of_id = ${sql.table(table)}.id
    where ${kept} <> coalesce(counted.number, 0)
    limit 100
  `.execute(db);
  return result.rows;
}
