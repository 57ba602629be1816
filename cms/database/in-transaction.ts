import type { PayloadRequest } from 'payload';

type Database = PayloadRequest['payload']['db']['drizzle'];

/**
 * The database in Payload's own transaction of this request, for SQL that must hold or fail together with what is being
 * saved. Throws when there is none.
 */
export async function inTransaction({ payload, transactionID }: PayloadRequest): Promise<Pick<Database, 'execute'>> {
  const session = payload.db.sessions?.[(await transactionID) ?? ''];
  if (!session) throw new Error('This change is not in a transaction.');
  return session.db as unknown as Database;
}
