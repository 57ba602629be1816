import { sql } from 'kysely';
import type { Database } from '#app/platform/database/database.ts';
import type { DB } from '#app/platform/database/types.generated.ts';

/** A digest of the rows of every table. */
export type Snapshot = Map<keyof DB, string>;

/** Takes `db`'s snapshot, leaving out what any request may change: rate limits, and when a session was last active. */
export async function snapshot(db: Database): Promise<Snapshot> {
  const { rows: tables } = await sql<{ name: string }>`
    select tablename as name from pg_tables
    where schemaname = 'public' and tablename not in ('rate_limit', 'migration')
  `.execute(db);
  const digests = tables.map(
    ({ name }) => sql<{ name: string; digest: string }>`
      select ${name} as name, md5(string_agg(content, e'\n' order by content)) as digest
      from (select (to_jsonb(a_row) - 'last_active_at')::text as content from ${sql.table(name)} as a_row) as contents`,
  );
  const { rows } = await sql<{ name: string; digest: string }>`${sql.join(digests, sql` union all `)}`.execute(db);
  return new Map(rows.map(({ name, digest }) => [camelCase(name) as keyof DB, digest]));
}

/** The tables in which something changed, in the order of the alphabet. */
export const changedTables = (before: Snapshot, then: Snapshot): (keyof DB)[] =>
  [...then].flatMap(([name, digest]) => (before.get(name) === digest ? [] : name)).sort();

const camelCase = (name: string) => name.replaceAll(/_(\w)/g, (_, letter: string) => letter.toUpperCase());
