import { sql } from '@payloadcms/db-postgres';
import type { PayloadRequest } from 'payload';
import { tableOf } from '../../database/tables.ts';
import { type Sql, transactionOf } from '../../database/transaction.ts';
import type { DocumentAddress } from './saved-document.ts';

/** JSON path of a picture in a published document. */
export const PICTURE_PATH = 'strict $.** ? (exists (@.copies) && @.id == $id)';

/** JSON path of a block with this file in a published document. */
export const FILE_PATH = 'strict $.** ? (@.kind == "file-download" && @.file == $id)';

/** JSON path of a link to a page in a rich text of Payload. */
const LINK_PATH = 'strict $.** ? (@.linkType == "internal" && @.doc.value == $id)';

/** The path of a document on the site now; null when it is not published, or its kind has no page. */
export async function findPublishedPath(id: number, req: PayloadRequest): Promise<string | null> {
  const { rows } = await (await transactionOf(req)).execute(sql`
    select document ->> 'path' as path from editorial.published where id = ${id}`);
  return (rows[0]?.path as string | null | undefined) ?? null;
}

/** The documents that show this picture: published ones, and drafts. */
export async function listWithPicture(
  picture: number,
  req: PayloadRequest,
): Promise<{ published: DocumentAddress[]; drafts: DocumentAddress[] }> {
  const db = await transactionOf(req);
  const shows = sql`jsonb_path_exists(document, ${PICTURE_PATH}::jsonpath, ${JSON.stringify({ id: picture })}::jsonb, true)`;
  const { rows: published } = await db.execute(sql`select id, kind from editorial.published where ${shows}`);
  const { rows: drafts } = await db.execute(sql`select id, kind from editorial.draft where ${shows}`);
  return { published: addresses(published, req), drafts: addresses(drafts, req) };
}

/** The published documents, other than the document itself, with a link to it in a text. */
export async function listLinkingTo(id: number, req: PayloadRequest): Promise<DocumentAddress[]> {
  const db = await transactionOf(req);
  const vars = JSON.stringify({ id });
  const searches = req.payload.config.collections
    .filter(({ custom }) => custom?.kind)
    .map(
      ({ slug }): Sql => sql`
        select id from ${tableOf(slug, req.payload)} as stored
        where jsonb_path_exists(to_jsonb(stored), ${LINK_PATH}::jsonpath, ${vars}::jsonb, true)`,
    );
  const { rows } = await db.execute(sql`
    select id, kind from editorial.published
    where document is not null and id <> ${id} and id in (${sql.join(searches, sql` union all `)})`);
  return addresses(rows, req);
}

function addresses(rows: Record<string, unknown>[], { payload }: PayloadRequest): DocumentAddress[] {
  const slugs = new Map(payload.config.collections.map(({ slug, custom }) => [custom?.kind, slug]));
  return rows.flatMap(({ id, kind }) => {
    const slug = slugs.get(kind);
    return slug ? [{ slug, id: Number(id) }] : [];
  });
}
