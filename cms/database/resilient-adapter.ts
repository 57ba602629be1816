import type { postgresAdapter } from '@payloadcms/db-postgres';
import { CONNECTIONS } from './pool.ts';
import { createTransactionLimit } from './transaction-limit.ts';

type Adapter = ReturnType<typeof postgresAdapter>;
type Db = ReturnType<Adapter['init']>;

/** How many transactions run at a time: half of the connections stay free for queries outside a transaction. */
const MAX_TRANSACTIONS = CONNECTIONS / 2;
const ACQUIRE_TIMEOUT_MS = 30_000;

/** Payload's database adapter, such that neither a lost connection nor many saves at the same time bring it down. */
export const resilient = (adapter: Adapter): Adapter => ({
  ...adapter,
  init(args) {
    const db = adapter.init(args);
    surviveLostConnections(db);
    limitTransactions(db);
    return db;
  },
});

/**
 * Listens for errors of connections, which would otherwise end the process. Whoever uses the connection gets an error too.
 */
function surviveLostConnections(db: Db): void {
  const { connect } = db;
  const pools = new WeakSet<object>();
  db.connect = async (options) => {
    await connect?.call(db, options);
    if (pools.has(db.pool)) return;
    pools.add(db.pool);
    db.pool.on('error', (error) => db.payload.logger.warn(`A database connection was lost: ${error.message}`));
    db.pool.on('connect', (client) => client.on('error', () => {}));
  };
}

/**
 * Limits how many transactions run at a time. The others wait before they get a connection. A save also reads Payload's
 * locks outside its transaction, so if saves held all connections, none of them could ever end.
 */
function limitTransactions(db: Db): void {
  const { beginTransaction, commitTransaction, rollbackTransaction } = db;
  const { acquire, release } = createTransactionLimit(MAX_TRANSACTIONS, ACQUIRE_TIMEOUT_MS);
  const open = new Set<number | string>();

  const releasing = (end: typeof commitTransaction) => async (transaction: Parameters<typeof end>[0]) => {
    const id = await transaction;
    try {
      await end.call(db, id);
    } finally {
      if (open.delete(id)) release();
    }
  };

  db.beginTransaction = async (options) => {
    await acquire();
    const id = await beginTransaction.call(db, options as never).catch((error: unknown) => {
      release();
      throw error;
    });
    if (id !== null) open.add(id);
    else release();
    return id;
  };
  db.commitTransaction = releasing(commitTransaction);
  db.rollbackTransaction = releasing(rollbackTransaction);
}
