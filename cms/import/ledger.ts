import { sql } from '@payloadcms/db-postgres';
import type { Payload } from 'payload';
import { tableOf } from '../database/tables.ts';
import type { Database } from '../database/transaction.ts';

/** What was imported before: as which document, of what content, and how that was left. */
export interface Entry {
  key: string;
  collection: string;
  id: number;
  /** Of the source; empty while only its number is taken. */
  hash: string;
  /** When the document was last changed, by the import; another time says that an editor did. */
  updatedAt: string;
  /** Whether an editor deleted the document for good. */
  isGone?: boolean;
}

export async function readLedger(payload: Payload): Promise<Map<string, Entry>> {
  const kept = payload.config.collections.map(
    ({ slug }) => sql`select ${slug}::text, id from ${tableOf(slug, payload)}`,
  );
  const { rows } = await payload.db.drizzle.execute(sql`
    select key, collection, document_id as id, hash, updated_at as "updatedAt", kept.id is null as "isGone"
    from cms.imported
    left join (${sql.join(kept, sql` union all `)}) kept (slug, id) on kept.slug = collection and kept.id = document_id`);
  return new Map((rows as unknown as Entry[]).map((entry) => [entry.key, entry]));
}

export async function writeEntry(db: Database, { key, collection, id, hash, updatedAt }: Entry): Promise<void> {
  await db.execute(sql`
    insert into cms.imported (key, collection, document_id, hash, updated_at)
    values (${key}, ${collection}, ${id}, ${hash}, ${updatedAt})
    on conflict (key) do update set collection = excluded.collection, document_id = excluded.document_id,
      hash = excluded.hash, updated_at = excluded.updated_at`);
}
