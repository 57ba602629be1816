import { sql } from '@payloadcms/db-postgres';
import type { Payload } from 'payload';
import { REFERENCE_PROPERTIES } from '../../app/features/content/published/references.ts';
import { slugsByKind } from '../collections/slugs-by-kind.ts';
import type { Database, Sql } from '../database/transaction.ts';
import { stemOf } from '../media/names.ts';
import type { DocumentKey } from '../publish/read/document-versions.ts';
import { FILE_PATH, PICTURE_PATH } from '../publish/read/referring-documents.ts';

/** A document that shows or names another. */
export interface Use {
  id: number;
  /** The slug of its collection. */
  collection: string;
  title: string;
  /** Which version of it does: the published one, which readers see, or only the draft. */
  version: 'published' | 'draft';
}

/** What is used: `filename` belongs to pictures and files, to which a text may link by name. */
export interface Used extends DocumentKey {
  filename?: string | null;
}

/** JSON path of a reference to a document in another: a lax path also looks inside lists. */
const REFERENCE_PATH = `lax $.** ? (${[
  ...REFERENCE_PROPERTIES.map((key) => `@.${key} == $id`),
  '(@.type == "document" && @.id == $id)',
].join(' || ')})`;

/** JSON path of a link to an address: of a block, a menu or a redirect. */
const ADDRESS_PATH = 'lax $.** ? (@.url == $path || @.to == $path)';

const MAX_ROWS = 100;

/**
 * The documents that show this picture, offer this file, or name or link to this document; the ones that readers see first,
 * each once.
 */
export async function listUses(used: Used, payload: Payload, db: Database = payload.db.drizzle): Promise<Use[]> {
  const { collections } = payload.config;
  const kind = collections.find(({ slug }) => slug === used.slug)?.custom?.kind ?? null;
  const slugs = slugsByKind(payload.config);
  const uses = sql`(${conditionOf(used)}) and (id <> ${used.id} or kind is distinct from ${kind})`; // a file is a document too
  const { rows } = await db.execute(sql`
    with path as (select document ->> 'path' as path from editorial.published where id = ${used.id} and kind = ${kind}),
    found as (
      select id, kind, document ->> 'title' as title, 1 as place from editorial.published where ${uses}
      union all
      select id, kind, document ->> 'title' as title, 2 as place from editorial.draft where ${uses}
    )
    select * from (select distinct on (id) * from found order by id, place) as use
    order by place, title, id limit ${MAX_ROWS}`);
  return rows.map(({ id, kind, title, place }) => ({
    id: Number(id),
    collection: String(slugs.get(kind)),
    title: String(title ?? ''),
    version: place === 1 ? 'published' : 'draft',
  }));
}

/**
 * The documents that name one of these, each once, and how many of these readers see: what changes for readers when all of
 * them are withdrawn together. They don't count as uses of each other.
 */
export async function listUsesTogether(
  slug: string,
  ids: number[],
  payload: Payload,
): Promise<{ uses: Use[]; published: number[] }> {
  const kind = payload.config.collections.find((collection) => collection.slug === slug)?.custom?.kind ?? null;
  const { rows } = await payload.db.drizzle.execute(sql`
    select id from editorial.published
    where kind = ${kind} and document is not null and id in (select jsonb_array_elements_text(${JSON.stringify(ids)}::jsonb)::int)
    order by id`);
  const published = rows.map(({ id }) => Number(id));
  const uses = new Map<number, Use>();
  for (const id of published) {
    for (const use of await listUses({ slug, id }, payload)) if (!published.includes(use.id)) uses.set(use.id, use);
  }
  return { uses: [...uses.values()], published };
}

function conditionOf({ slug, id, filename }: Used): Sql {
  const namesFile = sql`strpos(document::text, ${filename ? stemOf(filename) : null}) > 0`;
  if (slug === 'media') return sql`${has(PICTURE_PATH, sql`${JSON.stringify({ id })}::jsonb`)} or ${namesFile}`;
  if (slug === 'files') return sql`${has(FILE_PATH, sql`${JSON.stringify({ id })}::jsonb`)} or ${namesFile}`;
  const path = sql`(select path from path)`; // null for a menu and the like: no link leads to it
  return sql`${has(REFERENCE_PATH, sql`${JSON.stringify({ id })}::jsonb`)}
    or (${path} is not null and ${has(ADDRESS_PATH, sql`jsonb_build_object('path', ${path})`)})
    or strpos(document::text, 'href=\\"' || ${path} || '\\"') > 0`;
}

const has = (path: string, vars: Sql): Sql => sql`jsonb_path_exists(document, ${path}::jsonpath, ${vars}, true)`;
