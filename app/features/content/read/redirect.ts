import type { Database } from '#app/platform/database/database.ts';

/** Where this path leads now: a path or an address elsewhere; null where it leads nowhere else. */
export async function findRedirect(db: Database, path: string): Promise<string | null> {
  const row = await db
    .selectFrom('redirect')
    .leftJoin('document', 'document.id', 'redirect.documentId')
    .select((eb) => eb.fn.coalesce('document.path', 'redirect.toUrl').as('to'))
    .where('redirect.fromPath', '=', path)
    .executeTakeFirst();
  return row?.to && row.to !== path ? row.to : null;
}
