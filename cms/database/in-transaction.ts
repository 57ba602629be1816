import type { sql } from '@payloadcms/db-postgres';
import type { PayloadRequest } from 'payload';

/** A piece of SQL. */
export type Sql = ReturnType<typeof sql>;

/** Where SQL can be said: Payload's database, or a transaction in it. */
export type Database = Pick<PayloadRequest['payload']['db']['drizzle'], 'execute'>;

/**
 * The database in Payload's own transaction of this request, for SQL that must hold or fail together with what is being
 * saved. Throws when there is none.
 */
export async function inTransaction({ payload, transactionID }: PayloadRequest): Promise<Database> {
  const session = payload.db.sessions?.[(await transactionID) ?? ''];
  if (!session) throw new Error('This change is not in a transaction.');
  return session.db as unknown as Database;
}
