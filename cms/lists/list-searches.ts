import { sql } from '@payloadcms/db-postgres';
import type { Database, Sql } from '../database/transaction.ts';

/** What readers searched for in the last three months, and how often. */
export interface Search {
  term: string;
  times: number;
}

const MAX_ROWS = 20;

/** What readers searched for most, the most frequent first; at most 20. */
export const listMostAsked = (db: Database): Promise<Search[]> => list(db, sql`asked`);

/** What readers searched for without any result, the most frequent first; at most 20. */
export const listWithoutResults = (db: Database): Promise<Search[]> => list(db, sql`without_results`);

async function list(db: Database, times: Sql): Promise<Search[]> {
  const { rows } = await db.execute(sql`
    select term, ${times} as times from community.search_count
    where ${times} > 0
    order by times desc, term
    limit ${MAX_ROWS}`);
  return rows.map((row) => ({ term: String(row.term), times: Number(row.times) }));
}
