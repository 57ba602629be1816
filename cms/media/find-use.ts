import { sql } from '@payloadcms/db-postgres';
import type { Transaction } from '../database/transaction.ts';
import type { DocumentKey } from '../publish/read/document-versions.ts';
import { FILE_PATH, PICTURE_PATH } from '../publish/read/referring-documents.ts';
import { stemOf } from './names.ts';

/** A document that uses a picture or file. */
export interface Use {
  /** The version of the document that uses it: the published one, which readers see, or the draft. */
  version: 'published' | 'draft';
  title: string;
}

/**
 * A document that shows this picture, offers this file or links to either by name: a published one first, else a draft. Null
 * when there is none.
 */
export async function findUse(
  { slug, id, filename }: DocumentKey & { filename?: string | null },
  { db, req }: Transaction,
): Promise<Use | null> {
  const path = slug === 'media' ? PICTURE_PATH : FILE_PATH;
  const kind = req.payload.config.collections.find((one) => one.slug === slug)?.custom?.kind ?? null;
  const uses = sql`(
      jsonb_path_exists(document, ${path}::jsonpath, ${JSON.stringify({ id })}::jsonb, true)
      or strpos(document::text, ${filename ? stemOf(filename) : null}) > 0
    ) and (id <> ${id} or kind is distinct from ${kind})`; // a file is a document too
  const { rows } = await db.execute(sql`
    select 1 as place, document ->> 'title' as title from editorial.published where ${uses}
    union all
    select 2 as place, document ->> 'title' as title from editorial.draft where ${uses}
    order by place limit 1`);
  const [row] = rows;
  return row ? { version: row.place === 1 ? 'published' : 'draft', title: String(row.title ?? '') } : null;
}
