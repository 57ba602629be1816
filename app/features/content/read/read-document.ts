import { sql } from 'kysely';
import { jsonArrayFrom } from 'kysely/helpers/postgres';
import type { Database } from '#app/platform/database/database.ts';
import { prepared } from '#app/platform/database/prepared.ts';
import { AppError } from '#app/platform/errors/app-error.ts';
import type { RequestContext } from '#app/platform/http/request-context.ts';
import { readShared } from '#app/platform/page-cache/read-shared.ts';
import type { DocumentKind, DocumentOf, PublishedDocument } from '../published/documents.ts';
import { referencedIds } from '../store/traverse-document.ts';
import { documentTopic, kindTopic } from '../topics.ts';
import { fillInfoline } from './fill-infoline.ts';
import { presentLinked, presentReferred, type Referred, type WithoutBlocks } from './referred.ts';

/** A published document, and by id the documents that it refers to, except those that are not published. */
export interface DocumentWithRefs<D extends PublishedDocument = PublishedDocument> {
  document: D;
  refs: Record<number, Referred>;
}

/** The published document at this path or with this id, when it is one of these kinds. Throws AppError not_found. */
export async function readDocument<K extends DocumentKind = DocumentKind>(
  ctx: RequestContext,
  by: { path: string } | { id: number },
  kinds: readonly K[],
): Promise<DocumentWithRefs<DocumentOf<K>>> {
  const key = `document ${'path' in by ? by.path : by.id} ${kinds}`;
  return readShared(ctx, key, (shared) => readStored(shared, by, kinds));
}

/**
 * The first `limit` documents of a kind in their order, each with the documents that it refers to and when it was published.
 */
export async function listWholeDocuments<K extends DocumentKind>(
  ctx: RequestContext,
  kind: K,
  limit: number,
): Promise<readonly (DocumentWithRefs<DocumentOf<K>> & { publishedAt: Date })[]> {
  return readShared(ctx, `whole documents ${kind} ${limit}`, async (shared) => {
    shared.page.dependsOn(kindTopic(kind));
    const rows = await listWhole(shared.platform.db, { kinds: [kind], limit });
    return rows.map((row) => ({ ...presentStored<DocumentOf<K>>(shared, row), publishedAt: row.publishedAt }));
  });
}

/**
 * The published document of `{id}-{slug}`, whatever the slug: the caller redirects one that is not that of its path. Throws
 * AppError not_found.
 */
export async function readNumberedDocument<K extends DocumentKind>(
  ctx: RequestContext,
  idAndSlug: string,
  kind: K,
): Promise<DocumentWithRefs<DocumentOf<K>>> {
  const [, id] = /^(\d{1,9})(?:-|$)/.exec(idAndSlug) ?? [];
  if (!id) throw new AppError('not_found');
  return readDocument(ctx, { id: Number(id) }, [kind]);
}

async function readStored<K extends DocumentKind>(
  ctx: RequestContext,
  by: { path: string } | { id: number },
  kinds: readonly K[],
): Promise<DocumentWithRefs<DocumentOf<K>>> {
  const { db } = ctx.platform;
  const [row] = await ('path' in by ? findByPath(db, { path: by.path, kinds }) : findById(db, { id: by.id, kinds }));
  if (!row) throw new AppError('not_found');
  return presentStored<DocumentOf<K>>(ctx, row);
}

/** The published documents of a kind with these ids, in the order of the ids. */
export async function listDocumentsByIds<K extends DocumentKind>(
  ctx: RequestContext,
  ids: readonly number[],
  kind: K,
): Promise<DocumentWithRefs<DocumentOf<K>>[]> {
  const rows = await listByIds(ctx.platform.db, { ids, kinds: [kind] });
  const byId = new Map(rows.map((row) => [row.id, row]));
  return ids.flatMap((id) => {
    const row = byId.get(id);
    return row ? presentStored<DocumentOf<K>>(ctx, row) : [];
  });
}

type Row = Awaited<ReturnType<typeof findById>>[number];

function presentStored<D extends PublishedDocument>(
  { platform: { config }, page }: RequestContext,
  { id, content, refs, referred }: Row,
): DocumentWithRefs<D> {
  page.dependsOn(...[id, ...refs].map(documentTopic));
  const document = content as PublishedDocument as D;
  // The others are its parent, and the pages that the words explained on it lead to.
  const shown = new Set(referencedIds('parent' in document ? { ...document, parent: 0 } : document));
  return {
    document: fillInfoline(document, config.infolinePhone),
    refs: Object.fromEntries(
      referred.map((other) => [
        other.content.id,
        shown.has(other.content.id) ? presentReferred(other.content) : presentLinked(other.content),
      ]),
    ),
  };
}

const findByPath = prepared((db, { path, kinds }: { path: string; kinds: readonly DocumentKind[] }) =>
  selectDocument(db, kinds).where('document.path', '=', path),
);

const findById = prepared((db, { id, kinds }: { id: number; kinds: readonly DocumentKind[] }) =>
  selectDocument(db, kinds).where('document.id', '=', id),
);

const listByIds = prepared((db, { ids, kinds }: { ids: readonly number[]; kinds: readonly DocumentKind[] }) =>
  selectDocument(db, kinds).where('document.id', '=', sql<number>`any(${ids})`),
);

const listWhole = prepared((db, { kinds, limit }: { kinds: readonly DocumentKind[]; limit: number }) =>
  selectDocument(db, kinds)
    .select('document.publishedAt')
    .orderBy('document.position')
    .orderBy('document.title')
    .orderBy('document.id')
    .limit(limit),
);

function selectDocument(db: Database, kinds: readonly DocumentKind[]) {
  return db
    .selectFrom('document')
    .select((eb) => [
      'document.id',
      'document.content',
      'document.refs',
      jsonArrayFrom(
        eb
          .selectFrom('document as referred')
          .select(sql<WithoutBlocks>`referred.content - 'blocks'`.as('content'))
          .whereRef('referred.id', '=', sql`any(document.refs)`),
      ).as('referred'),
    ])
    .where('document.kind', '=', sql<DocumentKind>`any(${kinds})`);
}
