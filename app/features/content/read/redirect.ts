import type { Database } from '#app/platform/database/database.ts';
import { prepared } from '#app/platform/database/prepared.ts';

/** The path or address to which this path redirects; null when there is no redirect. */
export async function findRedirect(db: Database, path: string): Promise<string | null> {
  const [row] = await findByPath(db, { path });
  return row?.to && row.to !== path ? row.to : null;
}

const findByPath = prepared((db, { path }: { path: string }) =>
  db
    .selectFrom('redirect')
    .leftJoin('document', 'document.id', 'redirect.documentId')
    .select((eb) => eb.fn.coalesce('document.path', 'redirect.toUrl').as('to'))
    .where('redirect.fromPath', '=', path),
);
