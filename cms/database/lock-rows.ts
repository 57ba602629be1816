import { sql } from '@payloadcms/db-postgres';
import { tableOf } from './tables.ts';
import type { Transaction } from './transaction.ts';

/**
 * Waits for saves of references to these documents, before any other lock is acquired: a foreign key locks the row that it
 * refers to, so that the delete would otherwise wait for them later, while it holds other locks.
 */
export async function lockRows(slug: string, ids: number[], { db, req }: Transaction): Promise<void> {
  const sorted = `{${ids.toSorted((one, other) => one - other)}}`;
  await db.execute(sql`
    select from ${tableOf(slug, req.payload)} where id = any (${sorted}::int[]) order by id for update`);
}
