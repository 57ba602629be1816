import type { Database } from '#app/platform/database/database.ts';

/** The path or address to which this path redirects; null when there is no redirect. */
export async function findRedirect(db: Database, path: string): Promise<string | null> {
  const row = await db
    .selectFrom('redirect')
    .leftJoin('document', 'document.id', 'redirect.documentId')
    .select((eb) => eb.fn.coalesce('document.path', 'redirect.toUrl').as('to'))
    .where('redirect.fromPath', '=', path)
    .executeTakeFirst();
  return row?.to && row.to !== path ? row.to : null;
}
