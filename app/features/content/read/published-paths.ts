import type { Database } from '#app/platform/database/database.ts';
import type { RequestContext } from '#app/platform/http/request-context.ts';
import type { DocumentKind } from '../published/documents.ts';

/** The path of every published page of these kinds, and when it last changed; for the sitemap. */
export const listPublishedPaths = (db: Database, kinds: readonly DocumentKind[]) =>
  db
    .selectFrom('document')
    .select(['path', 'changedAt'])
    .where('path', 'is not', null)
    .where('kind', 'in', kinds)
    .orderBy('path')
    .limit(MAX_PATHS)
    .$narrowType<{ path: string }>()
    .execute();

/** Below the 50,000 addresses that a sitemap may have (sitemaps.org). */
const MAX_PATHS = 49_000;

/** Whether there is a page at this path: one of the site itself, or a published document. */
export async function isAnyPage({ isPage, platform: { db } }: RequestContext, path: string): Promise<boolean> {
  if (isPage(path)) return true;
  const row = await db.selectFrom('document').select('id').where('path', '=', path).executeTakeFirst();
  return row !== undefined;
}
