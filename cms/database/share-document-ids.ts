import { sql } from '@payloadcms/db-postgres';
import type { Payload } from 'payload';
import { tableOf } from './tables.ts';

/**
 * Gives every collection that the site gets documents of (`custom: { kind }`) its numbers from the one row of numbers for
 * all kinds, so that a number alone names a document.
 */
export async function shareDocumentIds(payload: Payload): Promise<void> {
  for (const { slug, custom } of payload.config.collections) {
    if (!custom?.kind) continue;
    await payload.db.drizzle.execute(sql`
      alter table ${tableOf(slug, payload)} alter column id set default nextval('editorial.node_id')`);
  }
}
