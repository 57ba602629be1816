import type { sql } from '@payloadcms/db-postgres';
import {
  commitTransaction,
  createLocalReq,
  initTransaction,
  killTransaction,
  type Payload,
  type PayloadRequest,
} from 'payload';

/** A piece of SQL. */
export type Sql = ReturnType<typeof sql>;

/** What executes SQL: Payload's database, or a transaction in it. */
export type Database = Pick<PayloadRequest['payload']['db']['drizzle'], 'execute'>;

/**
 * Payload's open transaction of this request, for SQL that must commit or roll back together with the save. It is in
 * `sessions`, which is internal to Payload: the version is pinned. Throws when the request has no transaction.
 */
export async function transactionOf({ payload, transactionID }: PayloadRequest): Promise<Database> {
  const session = payload.db.sessions?.[(await transactionID) ?? ''];
  if (!session) throw new Error('This change is not in a transaction.');
  return session.db as unknown as Database;
}

/** Runs the work in a transaction of a new request: it commits when the work ends, and rolls back when the work throws. */
export async function withTransaction<T>(payload: Payload, work: (req: PayloadRequest) => Promise<T>): Promise<T> {
  const req = await createLocalReq({}, payload);
  await initTransaction(req);
  try {
    const result = await work(req);
    await commitTransaction(req);
    return result;
  } catch (error) {
    await killTransaction(req);
    throw error;
  }
}
