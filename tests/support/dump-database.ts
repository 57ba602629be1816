import { sql } from 'kysely';
import type { Database } from '#app/platform/database/database.ts';

/** Every row of every table of the site, the CMS and the queue, as text. */
export async function dumpDatabase(db: Database): Promise<string[]> {
  const { rows: tables } = await sql<{ name: string }>`
    select format('%I.%I', schemaname, tablename) as name from pg_tables
    where schemaname not in ('pg_catalog', 'information_schema')
  `.execute(db);
  const dumps = await Promise.all(
    tables.map(async ({ name }) => {
      const { rows } = await sql<{
        row: string;
      }>`select row_to_json(t)::text as row from ${sql.raw(name)} as t`.execute(db);
      return rows.map(({ row }) => `${name}: ${row}`);
    }),
  );
  return dumps.flat();
}
