import { sql } from 'kysely';
import type { Database } from '#app/platform/database/database.ts';
import type { DB } from '#app/platform/database/types.generated.ts';

/**
 * Makes triggers record from now on which rows are inserted, updated and deleted. Changes that any request may make are
 * left out: rate limits, and the last activity of a session.
 */
export async function recordChanges(db: Database): Promise<void> {
  await sql`create table recorded_change (table_name text, content jsonb, difference int)`.execute(db);
  await sql`
    create function record_change() returns trigger language plpgsql as $$
    begin
      if tg_op <> 'INSERT' then
        insert into public.recorded_change values (tg_table_name, to_jsonb(old) - 'last_active_at', -1);
      end if;
      if tg_op <> 'DELETE' then
        insert into public.recorded_change values (tg_table_name, to_jsonb(new) - 'last_active_at', 1);
      end if;
      return null;
    end $$
  `.execute(db);
  const { rows } = await sql<{ name: string }>`
    select tablename as name from pg_tables
    where schemaname = 'public' and tablename not in ('rate_limit', 'migration', 'recorded_change')
  `.execute(db);
  for (const { name } of rows)
    await sql`
      create trigger record_change after insert or update or delete on ${sql.table(name)}
      for each row execute function record_change()
    `.execute(db);
}

/**
 * Gives the tables that changed since the previous call, sorted by name, and starts recording anew. A row that was
 * inserted and deleted in between is not a change.
 */
export async function takeChanges(db: Database): Promise<(keyof DB)[]> {
  const { rows } = await sql<{ name: string }>`
    with taken as (delete from recorded_change returning *)
    select table_name as name from taken group by table_name, content having sum(difference) <> 0
  `.execute(db);
  return [...new Set(rows.map(({ name }) => camelCase(name) as keyof DB))].sort();
}

/** Discards the changes until now. Deleted one by one, they would slow down every `takeChanges` that follows. */
export async function discardChanges(db: Database): Promise<void> {
  await sql`truncate recorded_change`.execute(db);
}

const camelCase = (name: string) => name.replaceAll(/_(\w)/g, (_, letter: string) => letter.toUpperCase());
