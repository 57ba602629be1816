import { sql } from '@payloadcms/db-postgres';
import type { Payload } from 'payload';
import { tableOf } from './tables.ts';

/**
 * Makes all collections that are published on the site (`custom: { kind }`) take their ids from one sequence, so that an id
 * identifies a document without its kind.
 */
export async function shareDocumentIds(payload: Payload): Promise<void> {
  for (const { slug, custom } of payload.config.collections) {
    if (!custom?.kind) continue;
    await payload.db.drizzle.execute(sql`
      alter table ${tableOf(slug, payload)} alter column id set default nextval('editorial.node_id')`);
  }
}
