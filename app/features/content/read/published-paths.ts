import type { Database } from '#app/platform/database/database.ts';
import type { RequestContext } from '#app/platform/http/request-context.ts';
import type { DocumentKind } from '../published/documents.ts';

/** The address of every published page of these kinds, and when it changed; for the sitemap. */
export const readPublishedPaths = (db: Database, kinds: readonly DocumentKind[]) =>
  db
    .selectFrom('document')
    .select(['path', 'changedAt'])
    .where('path', 'is not', null)
    .where('kind', 'in', kinds)
    .orderBy('path')
    .limit(MOST)
    .$narrowType<{ path: string }>()
    .execute();

/** What a sitemap may hold (sitemaps.org). */
const MOST = 49_000;

/** Whether a page answers to this path: one of the site's own, or one of the editors'. */
export async function isAnyPage({ isPage, platform: { db } }: RequestContext, path: string): Promise<boolean> {
  if (isPage(path)) return true;
  const row = await db.selectFrom('document').select('id').where('path', '=', path).executeTakeFirst();
  return row !== undefined;
}
