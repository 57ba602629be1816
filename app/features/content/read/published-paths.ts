import type { Database } from '#app/platform/database/database.ts';

/** The address of every published page, and when it changed; for the sitemap. */
export const readPublishedPaths = (db: Database) =>
  db
    .selectFrom('document')
    .select(['path', 'changedAt'])
    .where('path', 'is not', null)
    .orderBy('path')
    .limit(MOST)
    .$narrowType<{ path: string }>()
    .execute();

/** What a sitemap may hold (sitemaps.org). */
const MOST = 49_000;

/** Whether a page of the editors stands on this path. */
export async function isPublished(db: Database, path: string): Promise<boolean> {
  const row = await db.selectFrom('document').select('id').where('path', '=', path).executeTakeFirst();
  return row !== undefined;
}
