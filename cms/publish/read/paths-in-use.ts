import { sql } from '@payloadcms/db-postgres';
import type { Database, Sql } from '../../database/transaction.ts';

/** A document, published or a draft, that has a path. */
export interface PathOwner {
  id: number;
  title: string;
  path: string;
}

/** The documents that have one of these paths. */
export const listPathOwners = async (paths: string[], db: Database): Promise<PathOwner[]> =>
  paths.length === 0 ? [] : listWhere(sql`${PATH} in ${paths}`, db);

/** The documents whose path begins with `base`. */
export const listPathsBeginningWith = (base: string, db: Database): Promise<PathOwner[]> =>
  listWhere(sql`starts_with(${PATH}, ${base})`, db);

/** The path of a document of any kind: the expression of the index published_address. */
const PATH = sql`coalesce(document ->> 'path', document ->> 'from')`;

async function listWhere(condition: Sql, db: Database): Promise<PathOwner[]> {
  const { rows } = await db.execute(sql`
    select id, document ->> 'title' as title, ${PATH} as path from editorial.published where ${condition}
    union all
    select id, document ->> 'title', ${PATH} from editorial.draft where ${condition}`);
  return rows.map(({ id, title, path }) => ({ id: Number(id), title: String(title ?? ''), path: String(path) }));
}

/** The paths of pages on the site now, by the id of the document. Those that are not published are left out. */
export async function listPublishedPaths(ids: number[], db: Database): Promise<Map<number, string>> {
  if (ids.length === 0) return new Map();
  const { rows } = await db.execute(sql`
    select id, document ->> 'path' as path from editorial.published
    where id in ${ids} and document ->> 'path' is not null`);
  return new Map(rows.map(({ id, path }) => [Number(id), String(path)]));
}

/** The parent of a document on the site now; null when it has none, or is not published. */
export async function findPublishedParent(id: number, db: Database): Promise<number | null> {
  const { rows } = await db.execute(sql`
    select document ->> 'parent' as parent from editorial.published where id = ${id} and document ->> 'parent' is not null`);
  return rows[0] ? Number(rows[0].parent) : null;
}

/** Whether a document was ever published: after that, its path only changes when an editor changes it. */
export async function wasPublished(id: number, db: Database): Promise<boolean> {
  const { rows } = await db.execute(sql`select 1 from editorial.published where id = ${id}`);
  return rows.length > 0;
}
