import { sql } from '@payloadcms/db-postgres';
import type { Payload } from 'payload';
import type { Database } from '../database/in-transaction.ts';

/** What was imported before: as which document, of what content, and how that was left. */
export interface Entry {
  key: string;
  collection: string;
  id: number;
  /** Of the source; empty while only its number is taken. */
  hash: string;
  /** When the document was last changed, by the import; another time says that an editor did. */
  updatedAt: string;
}

export async function readLedger({ db }: Payload): Promise<Map<string, Entry>> {
  const { rows } = await db.drizzle.execute(sql`
    select key, collection, document_id as id, hash, updated_at as "updatedAt" from cms.imported`);
  return new Map((rows as unknown as Entry[]).map((entry) => [entry.key, entry]));
}

export async function writeEntry(db: Database, { key, collection, id, hash, updatedAt }: Entry): Promise<void> {
  await db.execute(sql`
    insert into cms.imported (key, collection, document_id, hash, updated_at)
    values (${key}, ${collection}, ${id}, ${hash}, ${updatedAt})
    on conflict (key) do update set collection = excluded.collection, document_id = excluded.document_id,
      hash = excluded.hash, updated_at = excluded.updated_at`);
}
