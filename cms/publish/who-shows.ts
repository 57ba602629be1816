import { sql } from '@payloadcms/db-postgres';
import type { PayloadRequest } from 'payload';
import { inTransaction, type Sql } from '../database/in-transaction.ts';
import { tableOf } from '../database/tables.ts';

/** A document, by its collection and number. */
export interface Address {
  slug: string;
  id: number;
}

/** The published documents that show this picture. */
export async function whoShowsPicture(picture: number, req: PayloadRequest): Promise<Address[]> {
  const db = await inTransaction(req);
  const { rows } = await db.execute(sql`
    select id, kind from editorial.published
    where jsonb_path_exists(document, ${PICTURES}::jsonpath, ${JSON.stringify({ id: picture })}::jsonb, true)`);
  return addresses(rows, req);
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

/** A link to a page, as the editor of texts keeps it. */
const LINKS = 'strict $.** ? (@.linkType == "internal" && @.doc.value == $id)';

function addresses(rows: Record<string, unknown>[], { payload }: PayloadRequest): Address[] {
  const slugs = new Map(payload.config.collections.map(({ slug, custom }) => [custom?.kind, slug]));
  return rows.flatMap(({ id, kind }) => {
    const slug = slugs.get(kind);
    return slug ? [{ slug, id: Number(id) }] : [];
  });
}
