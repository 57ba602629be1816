import { sql } from '@payloadcms/db-postgres';
import type { PayloadRequest } from 'payload';
import { inTransaction, type Sql } from '../database/in-transaction.ts';
import { tableOf } from '../database/tables.ts';
import { stemOf } from '../media/names.ts';

/** A document, by its collection and number. */
export interface Address {
  slug: string;
  id: number;
}

/** The documents that show this picture: published ones, and drafts. */
export async function whoShowsPicture(
  picture: number,
  req: PayloadRequest,
): Promise<{ published: Address[]; drafts: Address[] }> {
  const db = await inTransaction(req);
  const shows = sql`jsonb_path_exists(document, ${PICTURES}::jsonpath, ${JSON.stringify({ id: picture })}::jsonb, true)`;
  const { rows: published } = await db.execute(sql`select id, kind from editorial.published where ${shows}`);
  const { rows: drafts } = await db.execute(sql`select id, kind from editorial.draft where ${shows}`);
  return { published: addresses(published, req), drafts: addresses(drafts, req) };
}

/** What shows a picture or file: to readers, or only to who looks at a draft beforehand. */
export interface Shown {
  to: 'readers' | 'editors';
  title: string;
}

/**
 * A document that shows this picture, has this file to take away, or links to either by its name: of what readers see
 * first. Null where there is none.
 */
export async function whereShown(
  { slug, id, filename }: Address & { filename?: string | null },
  req: PayloadRequest,
): Promise<Shown | null> {
  const db = await inTransaction(req);
  const path = slug === 'media' ? PICTURES : FILES;
  const kind = req.payload.config.collections.find((one) => one.slug === slug)?.custom?.kind ?? null;
  const shows = sql`(
      jsonb_path_exists(document, ${path}::jsonpath, ${JSON.stringify({ id })}::jsonb, true)
      or strpos(document::text, ${filename ? stemOf(filename) : null}) > 0
    ) and (id <> ${id} or kind is distinct from ${kind})`; // a file is a document too
  const { rows } = await db.execute(sql`
    select 1 as place, document ->> 'title' as title from editorial.published where ${shows}
    union all
    select 2 as place, document ->> 'title' as title from editorial.draft where ${shows}
    order by place limit 1`);
  const [row] = rows;
  return row ? { to: row.place === 1 ? 'readers' : 'editors', title: String(row.title ?? '') } : null;
}

/** The published documents with a link to this one in a text. */
export async function whoLinksTo(id: number, req: PayloadRequest): Promise<Address[]> {
  const db = await inTransaction(req);
  const vars = JSON.stringify({ id });
  const searches = req.payload.config.collections
    .filter(({ custom }) => custom?.kind)
    .map(
      ({ slug }): Sql => sql`
        select id from ${tableOf(slug, req.payload)} as kept
        where jsonb_path_exists(to_jsonb(kept), ${LINKS}::jsonpath, ${vars}::jsonb, true)`,
    );
  const { rows } = await db.execute(sql`
    select id, kind from editorial.published
    where document is not null and id in (${sql.join(searches, sql` union all `)})`);
  return addresses(rows, req);
}

/** A picture, as the site is told of it. */
const PICTURES = 'strict $.** ? (exists (@.copies) && @.id == $id)';

/** A file to take away, as the site is told of it. */
const FILES = 'strict $.** ? (@.kind == "file-download" && @.file == $id)';

/** A link to a page, as the editor of texts keeps it. */
const LINKS = 'strict $.** ? (@.linkType == "internal" && @.doc.value == $id)';

function addresses(rows: Record<string, unknown>[], { payload }: PayloadRequest): Address[] {
  const slugs = new Map(payload.config.collections.map(({ slug, custom }) => [custom?.kind, slug]));
  return rows.flatMap(({ id, kind }) => {
    const slug = slugs.get(kind);
    return slug ? [{ slug, id: Number(id) }] : [];
  });
}
