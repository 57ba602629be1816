import { sql } from 'kysely';
import { boundsOf, type PageBounds } from '#app/platform/database/paging.ts';
import { prepared } from '#app/platform/database/prepared.ts';
import type { RequestContext } from '#app/platform/http/request-context.ts';
import { readShared } from '#app/platform/page-cache/read-shared.ts';
import type { DocumentKind } from '../published/documents.ts';
import type { Picture } from '../published/picture.ts';
import { childrenTopic, documentTopic, kindTopic } from '../topics.ts';
import { presentReferred, type ReferredOf, type WithoutBlocks, withTeaserSizes } from './referred.ts';

/** An article in a list. */
export interface ArticleTeaser {
  id: number;
  kind: 'medical-article';
  title: string;
  description: string | null;
  path: string;
  picture: Picture | null;
}

/** The columns of an article in a list. */
export const ARTICLE_COLUMNS = ['id', 'kind', 'title', 'description', 'path', 'picture'] as const;

/** A page of the articles directly below a document, in their order: page `index`, counted from 0, of `size` articles. */
export async function listChildren(
  ctx: RequestContext,
  parentId: number,
  { index = 0, size }: { index?: number; size: number },
): Promise<ArticleTeaser[]> {
  return readShared(ctx, `children ${parentId} ${index} ${size}`, async ({ platform: { db }, page }) => {
    page.dependsOn(childrenTopic(parentId));
    const rows = (await listChildRows(db, { parentId, ...boundsOf({ index, size }) })) as ArticleTeaser[];
    return rows.map(articleTeaser);
  });
}

/** An article with only the copies of its picture that a list shows. */
export const articleTeaser = (row: ArticleTeaser): ArticleTeaser => ({
  ...row,
  picture: withTeaserSizes('medical-article', row.picture),
});

const listChildRows = prepared((db, { parentId, limit, offset }: PageBounds & { parentId: number }) =>
  db
    .selectFrom('document')
    .select(ARTICLE_COLUMNS)
    .where('parentId', '=', parentId)
    .where('kind', '=', 'medical-article')
    .orderBy('position')
    .orderBy('id')
    .limit(limit)
    .offset(offset),
);

/** How many of the articles directly below `parent` come before the article `id` at this position. */
export async function countBefore(
  { platform: { db } }: RequestContext,
  { id, parent, position }: { id: number; parent: number; position: number },
): Promise<number> {
  const { n } = await db
    .selectFrom('document')
    .select((eb) => eb.fn.countAll<number>().as('n'))
    .where('parentId', '=', parent)
    .where('kind', '=', 'medical-article')
    .where('id', '!=', id)
    .where((eb) => eb(eb.refTuple('position', 'id'), '<', eb.tuple(position, id)))
    .executeTakeFirstOrThrow();
  return Number(n);
}

/** How many articles are directly in each of these dossiers, by the id of the dossier; one without articles is missing. */
export async function countArticles(
  ctx: RequestContext,
  dossierIds: readonly number[],
): Promise<Readonly<Record<number, number>>> {
  if (dossierIds.length === 0) return {};
  return readShared(ctx, `articles of ${dossierIds.join(' ')}`, async ({ platform: { db }, page }) => {
    page.dependsOn(...dossierIds.map(childrenTopic));
    const rows = await db
      .selectFrom('document')
      .select('parentId')
      .select((eb) => eb.cast<number>(eb.fn.countAll(), 'integer').as('count'))
      .where('parentId', 'in', [...dossierIds])
      .where('kind', '=', 'medical-article')
      .groupBy('parentId')
      .execute();
    return Object.fromEntries(rows.map(({ parentId, count }) => [parentId, count]));
  });
}

/** How many documents of a kind there are. */
export async function countDocuments(ctx: RequestContext, kind: DocumentKind): Promise<number> {
  const { total } = await readShared(ctx, `count of ${kind}`, async ({ platform: { db }, page }) => {
    page.dependsOn(kindTopic(kind));
    const row = await db.selectFrom('documentCount').select('number').where('kind', '=', kind).executeTakeFirst();
    return { total: row?.number ?? 0 };
  });
  return total;
}

/** All documents of a kind, in their order, as others show them. For kinds with some hundreds of documents at most. */
export async function listDocuments<K extends DocumentKind>(ctx: RequestContext, kind: K): Promise<ReferredOf<K>[]> {
  return readShared(ctx, `documents ${kind}`, async ({ platform: { db }, page }) => {
    page.dependsOn(kindTopic(kind));
    const rows = await listOfKind(db, { kind });
    return rows.map(({ content }) => presentReferred(content) as ReferredOf<K>);
  });
}

const listOfKind = prepared((db, { kind }: { kind: DocumentKind }) =>
  db
    .selectFrom('document')
    .select(sql<WithoutBlocks>`content - 'blocks'`.as('content'))
    .where('kind', '=', kind)
    .orderBy('position')
    .orderBy('title')
    .orderBy('id'),
);

/** The documents above a document, from the top down to its parent. */
export async function listAncestors(ctx: RequestContext, parentId: number | null): Promise<Ancestor[]> {
  if (parentId === null) return [];
  return readShared(ctx, `ancestors ${parentId}`, async ({ platform: { db }, page }) => {
    const rows = (await listAncestorRows(db, { parentId })) as Ancestor[];
    page.dependsOn(...rows.map(({ id }) => documentTopic(id)));
    return rows;
  });
}

/** A document above another. */
interface Ancestor {
  id: number;
  kind: DocumentKind;
  title: string;
  path: string | null;
}

const listAncestorRows = prepared((db, { parentId }: { parentId: number }) =>
  db
    .withRecursive('above', (query) =>
      query
        .selectFrom('document')
        .select(['id', 'kind', 'title', 'path', 'parentId'])
        .select((eb) => eb.lit(1).as('height'))
        .where('id', '=', parentId)
        .unionAll(
          query
            .selectFrom('above')
            .innerJoin('document', 'document.id', 'above.parentId')
            .select(['document.id', 'document.kind', 'document.title', 'document.path', 'document.parentId'])
            .select((eb) => eb('above.height', '+', 1).as('height'))
            .where('above.height', '<', MAX_HEIGHT),
        ),
    )
    .selectFrom('above')
    .select(['id', 'kind', 'title', 'path'])
    .orderBy('height', 'desc'),
);

/** So that a document that is its own ancestor cannot make the query run for ever. */
const MAX_HEIGHT = 8;
