import { sql } from '@payloadcms/db-postgres';
import type { Payload } from 'payload';
import type { Sql } from './transaction.ts';

/** The table of a collection, in the schema of the CMS. */
export function tableOf(slug: string, { db }: Payload): Sql {
  const name = slug.replaceAll('-', '_');
  return sql`${sql.identifier('cms')}.${sql.identifier(db.tableNameMap.get(name) ?? name)}`;
}
