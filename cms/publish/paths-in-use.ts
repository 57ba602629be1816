import { sql } from '@payloadcms/db-postgres';
import { type PayloadRequest, ValidationError } from 'payload';
import { type Database, type Sql, transactionOf } from '../database/transaction.ts';

/** The path of a document of any kind: the expression of the index published_address. */
const PATH = sql`coalesce(document ->> 'path', document ->> 'from')`;

const documentsWhere = (condition: Sql, except: number | undefined) => sql`
  select id, document ->> 'title' as title, ${PATH} as path from editorial.published
  where ${condition} and id <> ${except ?? 0}
  union all
  select id, document ->> 'title', ${PATH} from editorial.draft
  where ${condition} and id <> ${except ?? 0}`;

/** Throws a ValidationError at this field when another document, published or a draft, has this path. */
export async function requireFreePath(
  path: string,
  { id, collection, field }: { id: number | undefined; collection: string; field: string },
  req: PayloadRequest,
): Promise<void> {
  const { rows } = await (await transactionOf(req)).execute(sql`${documentsWhere(sql`${PATH} = ${path}`, id)} limit 1`);
  const [other] = rows;
  if (!other) return;
  const message = `Dit adres is al van ‘${other.title ?? ''}’ (nummer ${other.id}). Kies een ander.`;
  throw new ValidationError({ collection, errors: [{ path: field, message }] }, req.t);
}

/** The paths of documents other than `except` that begin with `base`. */
export async function listPathsLike(db: Database, base: string, except: number | undefined): Promise<Set<string>> {
  const { rows } = await db.execute(documentsWhere(sql`starts_with(${PATH}, ${base})`, except));
  return new Set(rows.map(({ path }) => String(path)));
}

/** Whether a document was ever published: after that, its path only changes when an editor changes it. */
export async function wasPublished(db: Database, id: number): Promise<boolean> {
  const { rows } = await db.execute(sql`select 1 from editorial.published where id = ${id}`);
  return rows.length > 0;
}
