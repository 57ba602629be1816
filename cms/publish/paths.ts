import { sql } from '@payloadcms/db-postgres';
import type { Database, Sql } from '../database/in-transaction.ts';

/** Addresses of all kinds: those that readers see, and those that editors are working on (index published_address). */
const ADDRESS = sql`coalesce(document ->> 'path', document ->> 'from')`;

const withAddress = (condition: Sql, but: number | undefined) => sql`
  select id, document ->> 'title' as title, ${ADDRESS} as path from editorial.published
  where ${condition} and id <> ${but ?? 0}
  union all
  select id, document ->> 'title', ${ADDRESS} from editorial.draft
  where ${condition} and id <> ${but ?? 0}`;

/** The document other than `but` that has this address, published or in the making; null where it is free. */
export async function whoHas(
  db: Database,
  path: string,
  but: number | undefined,
): Promise<{ id: number; title: string } | null> {
  const { rows } = await db.execute(sql`${withAddress(sql`${ADDRESS} = ${path}`, but)} limit 1`);
  const [row] = rows;
  return row ? { id: Number(row.id), title: String(row.title ?? '') } : null;
}

/** `base` and all of its kind (`base-2`) that others than `but` have. */
export async function takenPaths(db: Database, base: string, but: number | undefined): Promise<Set<string>> {
  const { rows } = await db.execute(withAddress(sql`starts_with(${ADDRESS}, ${base})`, but));
  return new Set(rows.map(({ path }) => String(path)));
}

/** Whether readers have ever seen this document: its address is not changed behind an editor's back then. */
export async function wasPublished(db: Database, id: number): Promise<boolean> {
  const { rows } = await db.execute(sql`select 1 from editorial.published where id = ${id}`);
  return rows.length > 0;
}

/** Where these documents are on the site, by number; one that is not published is not among them. */
export async function pathsOf(db: Database, ids: Iterable<number>): Promise<Map<number, string>> {
  const wanted = [...ids];
  if (wanted.length === 0) return new Map();
  const { rows } = await db.execute(sql`
    select id, document ->> 'path' as path from editorial.published
    where id in ${wanted} and document ->> 'path' is not null`);
  return new Map(rows.map(({ id, path }) => [Number(id), String(path)]));
}
