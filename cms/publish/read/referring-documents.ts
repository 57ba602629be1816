import { sql } from '@payloadcms/db-postgres';
import type { Payload } from 'payload';
import { slugsByKind } from '../../collections/slugs-by-kind.ts';
import { tableOf } from '../../database/tables.ts';
import type { Sql, Transaction } from '../../database/transaction.ts';
import type { AffectedDocument } from './document-versions.ts';

/** JSON path of a picture in a published document. */
export const PICTURE_PATH = 'strict $.** ? (exists (@.copies) && @.id == $id)';

/** JSON path of a block with this file in a published document. */
export const FILE_PATH = 'strict $.** ? (@.kind == "file-download" && @.file == $id)';

/** JSON path of a link to a page in a rich text of Payload. */
const LINK_PATH = 'strict $.** ? (@.linkType == "internal" && @.doc.value == $id)';

/** The documents that show this picture: published ones first, then drafts. */
export async function listWithPicture(picture: number, { db, req }: Transaction): Promise<AffectedDocument[]> {
  const shows = sql`jsonb_path_exists(document, ${PICTURE_PATH}::jsonpath, ${JSON.stringify({ id: picture })}::jsonb, true)`;
  const { rows } = await db.execute(sql`
    select id, kind, 'published' as version from editorial.published where ${shows}
    union all
    select id, kind, 'draft' as version from editorial.draft where ${shows}
    order by version desc`);
  return affectedDocuments(rows, req.payload);
}

/** The published documents, other than the document itself, with a link to it in a text. */
export async function listLinkingTo(id: number, { db, req }: Transaction): Promise<AffectedDocument[]> {
  const vars = JSON.stringify({ id });
  const searches = req.payload.config.collections
    .filter(({ custom }) => custom?.kind)
    .map(
      ({ slug }): Sql => sql`
        select id from ${tableOf(slug, req.payload)} as stored
        where jsonb_path_exists(to_jsonb(stored), ${LINK_PATH}::jsonpath, ${vars}::jsonb, true)`,
    );
  const { rows } = await db.execute(sql`
    select id, kind, 'published' as version from editorial.published
    where document is not null and id <> ${id} and id in (${sql.join(searches, sql` union all `)})`);
  return affectedDocuments(rows, req.payload);
}

function affectedDocuments(rows: Record<string, unknown>[], { config }: Payload): AffectedDocument[] {
  const slugs = slugsByKind(config);
  return rows.flatMap(({ id, kind, version }) => {
    const slug = slugs.get(kind);
    return slug ? [{ slug, id: Number(id), version: version as AffectedDocument['version'] }] : [];
  });
}
