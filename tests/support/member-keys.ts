import { sql } from 'kysely';
import type { Database } from '#app/platform/database/database.ts';

/** A column that refers to a member. */
export interface MemberKey {
  table: string;
  column: string;
  /** Whether the row is deleted with the member. */
  cascades: boolean;
}

/** Every column with the id of a member, by the foreign keys of the database, and the table of members itself. */
export async function listMemberKeys(db: Database): Promise<MemberKey[]> {
  const { rows } = await sql<MemberKey>`
    select conrelid::regclass::text as table, attname as column, confdeltype = 'c' as cascades
    from pg_constraint join pg_attribute on attrelid = conrelid and attnum = conkey[1]
    where contype = 'f' and confrelid in ('member'::regclass, 'profile'::regclass)
    union all select 'member', 'id', true
    order by 1, 2
  `.execute(db);
  return rows;
}
