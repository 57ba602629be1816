import { sql } from 'kysely';
import type { Database } from '#app/platform/database/database.ts';

/** A column that refers to a member. */
export interface MemberKey {
  table: string;
  column: string;
  /** Whether the row is deleted with the member. */
  cascades: boolean;
}

/** What columns with the id of a member are called. */
const NAMES = 'member|sender|recipient|author|creator|other|blocker|blocked|actor|owner|moderator|donor|person|viewer';

/**
 * Every column with the id of a member, by the foreign keys of the database or by its name, and the table of members
 * itself. A row without a key of its own goes with the row that it refers to.
 */
export async function listMemberKeys(db: Database): Promise<MemberKey[]> {
  const { rows } = await sql<MemberKey>`
    select conrelid::regclass::text as table, attname as column, confdeltype = 'c' as cascades
    from pg_constraint join pg_attribute on attrelid = conrelid and attnum = conkey[1]
    where contype = 'f' and confrelid in ('member'::regclass, 'profile'::regclass)
    union all select 'member', 'id', true
    union all
    select table_name::text, column_name::text, true from information_schema.columns
    where table_schema = 'public' and column_name ~ ${`^(${NAMES})_id$`} and not exists (
      select from pg_constraint join pg_attribute on attrelid = conrelid and attnum = conkey[1]
      where contype = 'f' and conrelid = format('%I', table_name)::regclass and attname = column_name
    )
    order by 1, 2
  `.execute(db);
  return rows;
}
