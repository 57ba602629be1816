import { sql } from 'kysely';
import type { Database } from '#app/platform/database/database.ts';
import { prepared } from '#app/platform/database/prepared.ts';

/**
 * The path or address to which this path redirects: by a redirect of the editors or of a page that moved, or because it has
 * the number of a page and another title (choices.md 28). Null when it redirects nowhere.
 */
export async function findRedirect(db: Database, path: string): Promise<string | null> {
  const [row] = await findByPath(db, { path });
  const to = row?.to ?? (await findNumberedPath(db, path));
  return to && to !== path ? to : null;
}

const findByPath = prepared((db, { path }: { path: string }) =>
  db
    .selectFrom('redirect')
    .leftJoin('document', 'document.id', 'redirect.documentId')
    .select((eb) => eb.fn.coalesce('document.path', 'redirect.toUrl').as('to'))
    .where('redirect.fromPath', '=', path),
);

/** The path of the page with this number: for `/advies/8` and `/advies/8-oude-titel` that of `/advies/8-titel`. */
async function findNumberedPath(db: Database, path: string): Promise<string | null> {
  const [, beginning, id] = /^(\/.+\/(\d{1,9}))(?:-[^/]*)?$/.exec(path) ?? [];
  if (!beginning || !id) return null;
  const row = await db
    .selectFrom('document')
    .select('path')
    .where('id', '=', Number(id))
    .where(sql<boolean>`starts_with(path, ${`${beginning}-`})`)
    .executeTakeFirst();
  return row?.path ?? null;
}
