import type { Database } from '#app/platform/database/database.ts';
import type { RequestContext } from '#app/platform/http/request-context.ts';
import { readShared } from '#app/platform/page-cache/read-shared.ts';
import type { DocumentKind } from '../published/documents.ts';
import type { Picture } from '../published/picture.ts';
import { documentTopic, kindTopic } from '../topics.ts';
import { withTeaserSizes } from './referred.ts';

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

/** The kinds of documents that editors give a path of their own choice. */
const FREE_KINDS: readonly DocumentKind[] = ['content-page', 'landing-page', 'redirect'];

/**
 * Those of these addresses that lead nowhere yet: paths of this site at which there is no page, no published document and no
 * redirect. For links that are shown once their page exists (choices.md 41).
 */
export async function listMissingPages(ctx: RequestContext, addresses: readonly string[]): Promise<readonly string[]> {
  return readShared(ctx, `missing-pages ${addresses.join(' ')}`, async ({ isPage, page, platform: { db } }) => {
    const unknown = addresses.filter((address) => isOwnPath(address) && !isPage(pathOf(address)));
    if (unknown.length === 0) return [];
    const rows = await listDocumentsAt(db, unknown.map(pathOf));
    const found = new Set(rows.map(({ path }) => path));
    const missing = unknown.filter((address) => !found.has(pathOf(address)));
    page.dependsOn(...rows.map(({ id }) => documentTopic(id)));
    if (missing.length > 0) page.dependsOn(...FREE_KINDS.map(kindTopic));
    return missing;
  });
}

/** A page of the editors to which a page of the site leads. */
export interface PageAtPath {
  path: string;
  picture: Picture | null;
}

/** The published pages at these paths, for pages of the site that lead to them; those that are not there are left out. */
export async function listPagesAt(ctx: RequestContext, paths: readonly string[]): Promise<PageAtPath[]> {
  return readShared(ctx, `pages at ${paths.join(' ')}`, async ({ page, platform: { db } }) => {
    const rows = await db
      .selectFrom('document')
      .select(['id', 'kind', 'path', 'picture'])
      .where('path', 'in', [...paths])
      .$narrowType<{ path: string; kind: DocumentKind; picture: Picture | null }>()
      .execute();
    page.dependsOn(...rows.map(({ id }) => documentTopic(id)));
    if (rows.length < paths.length) page.dependsOn(...FREE_KINDS.map(kindTopic));
    return rows.map(({ kind, path, picture }) => ({ path, picture: withTeaserSizes(kind, picture) }));
  });
}

/** Whether it is a path of this site, and not that of a file of the editors. */
const isOwnPath = (address: string): boolean => address.startsWith('/') && !address.startsWith('/media/');

const pathOf = (address: string): string => address.split(/[?#]/, 1)[0] ?? address;

/** The documents at these paths, and those that redirect from them. */
const listDocumentsAt = (db: Database, paths: readonly string[]) =>
  db
    .selectFrom('document')
    .select(['id', 'path'])
    .where('path', 'in', paths)
    .unionAll(
      db
        .selectFrom('redirect')
        .select((eb) => [eb.fn.coalesce('saidBy', 'documentId').$notNull().as('id'), 'fromPath as path'])
        .where('fromPath', 'in', paths),
    )
    .execute();
