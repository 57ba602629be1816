import { sql } from '@payloadcms/db-postgres';
import type { Payload } from 'payload';
import { tableOf } from '../database/tables.ts';
import type { Database } from '../database/transaction.ts';

/** What an earlier import made of a source: which document, and from which content. */
export interface ImportRecord {
  key: string;
  collection: string;
  id: number;
  /** Of the source; empty while only an id is reserved for it. */
  hash: string;
  /** When the import last changed the document. If the document has another time, an editor changed it. */
  updatedAt: string;
  /** Whether an editor deleted the document for good. */
  isDeleted?: boolean;
}

/** All records, by key. */
export async function listImportRecords(payload: Payload): Promise<Map<string, ImportRecord>> {
  const documents = payload.config.collections.map(
    ({ slug }) => sql`select ${slug}::text, id from ${tableOf(slug, payload)}`,
  );
  const { rows } = await payload.db.drizzle.execute(sql`
    select key, collection, document_id as id, hash, updated_at as "updatedAt", existing.id is null as "isDeleted"
    from cms.imported
    left join (${sql.join(documents, sql` union all `)}) existing (slug, id)
      on existing.slug = collection and existing.id = document_id`);
  return new Map((rows as unknown as ImportRecord[]).map((record) => [record.key, record]));
}

/** Stores a record, in place of an earlier one with its key. */
export async function storeImportRecord(
  db: Database,
  { key, collection, id, hash, updatedAt }: ImportRecord,
): Promise<void> {
  await db.execute(sql`
    insert into cms.imported (key, collection, document_id, hash, updated_at)
    values (${key}, ${collection}, ${id}, ${hash}, ${updatedAt})
    on conflict (key) do update set collection = excluded.collection, document_id = excluded.document_id,
      hash = excluded.hash, updated_at = excluded.updated_at`);
}
