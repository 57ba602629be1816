import { sql } from '@payloadcms/db-postgres';
import type { Payload } from 'payload';

/**
 * Gives every collection that the site gets documents of (`custom: { kind }`) its numbers from the one row of numbers for
 * all kinds, so that a number alone names a document.
 */
export async function takeNumbersFromSite({ config, db }: Payload): Promise<void> {
  for (const { slug, custom } of config.collections) {
    if (!custom?.kind) continue;
    const table = db.tableNameMap.get(slug.replaceAll('-', '_')) ?? slug.replaceAll('-', '_');
    const statement = sql`alter table ${sql.identifier('cms')}.${sql.identifier(table)}
      alter column id set default nextval('editorial.node_id')`;
    await db.drizzle.execute(statement);
  }
}
