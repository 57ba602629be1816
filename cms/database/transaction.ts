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

/** An open transaction: `db` for SQL, and `req` for Payload's operations. Both commit or roll back together. */
export interface Transaction {
  db: Database;
  req: PayloadRequest;
}

/**
 * Payload's open transaction of this request. It is in `sessions`, which is internal to Payload: the version is pinned.
 * Throws when the request has no transaction.
 */
export async function transactionOf(req: PayloadRequest): Promise<Transaction> {
  const session = req.payload.db.sessions?.[(await req.transactionID) ?? ''];
  if (!session) throw new Error('This change is not in a transaction.');
  return { db: session.db as unknown as Database, req };
}

/**
 * Runs the work in a transaction of a new request: it commits when the work ends, and rolls back when the work throws.
 * @param user who does this, where it is a user of the CMS
 */
export async function withTransaction<T>(
  payload: Payload,
  work: (transaction: Transaction) => Promise<T>,
  user?: PayloadRequest['user'],
): Promise<T> {
  const req = await createLocalReq(user ? { user } : {}, payload);
  await initTransaction(req);
  try {
    const result = await work(await transactionOf(req));
    await commitTransaction(req);
    return result;
  } catch (error) {
    await killTransaction(req);
    throw error;
  }
}
