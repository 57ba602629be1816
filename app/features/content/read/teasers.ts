import { sql } from 'kysely';
import type { RequestContext } from '#app/platform/http/request-context.ts';
import type { DocumentKind } from '../published/documents.ts';
import type { Picture } from '../published/picture.ts';
import { childrenTopic, documentTopic, kindTopic } from '../topics.ts';
import { type ReferredOf, refer, type WithoutBlocks } from './referred.ts';

/** An article in a list. */
export interface ArticleTeaser {
  id: number;
  kind: 'medical-article';
  title: string;
  description: string | null;
  path: string;
  picture: Picture | null;
}

const COLUMNS = ['id', 'kind', 'title', 'description', 'path', 'picture'] as const;

/** What stands directly below a document, in its order; from `index` on, `size` at most. */
export async function readChildren(
  { platform: { db }, page }: RequestContext,
  parentId: number,
  { index = 0, size }: { index?: number; size: number },
): Promise<ArticleTeaser[]> {
  page.dependsOn(childrenTopic(parentId));
  const rows = await db
    .selectFrom('document')
    .select(COLUMNS)
    .where('parentId', '=', parentId)
    .where('kind', '=', 'medical-article')
    .orderBy('position')
    .orderBy('id')
    .limit(size)
    .offset(index * size)
    .execute();
  return rows as ArticleTeaser[];
}

/** How many of what stands directly below a document come before an article in this position. */
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

/** All documents of a kind of which there are some hundreds at most, in their order, without their blocks. */
export async function readAllOf<K extends DocumentKind>(
  { platform: { db }, page }: RequestContext,
  kind: K,
): Promise<ReferredOf<K>[]> {
  page.dependsOn(kindTopic(kind));
  const rows = await db
    .selectFrom('document')
    .select(sql<WithoutBlocks>`content - 'blocks'`.as('content'))
    .where('kind', '=', kind)
    .orderBy('position')
    .orderBy('title')
    .orderBy('id')
    .execute();
  return rows.map(({ content }) => refer(content) as ReferredOf<K>);
}

/** What a document stands below, from the top down; without itself. */
export async function readAncestors({ platform: { db }, page }: RequestContext, parentId: number | null) {
  if (parentId === null) return [];
  const rows = await db
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
            .where('above.height', '<', HIGHEST),
        ),
    )
    .selectFrom('above')
    .select(['id', 'kind', 'title', 'path'])
    .orderBy('height', 'desc')
    .execute();
  page.dependsOn(...rows.map(({ id }) => documentTopic(id)));
  return rows as { id: number; kind: DocumentKind; title: string; path: string | null }[];
}

/** A page that says it stands below itself does not end the site. */
const HIGHEST = 8;
