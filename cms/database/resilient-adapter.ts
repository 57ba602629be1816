import type { postgresAdapter } from '@payloadcms/db-postgres';
import { CONNECTIONS } from './pool.ts';

type Adapter = ReturnType<typeof postgresAdapter>;
type Db = ReturnType<Adapter['init']>;

/** So many transactions at once: half of the connections stay free for what Payload asks beside its own transaction. */
const AT_ONCE = CONNECTIONS / 2;
const PATIENCE_MS = 30_000;

/** Payload's way to the database, which neither a lost connection nor many saves at once bring down. */
export const resilient = (adapter: Adapter): Adapter => ({
  ...adapter,
  init(args) {
    const db = adapter.init(args);
    surviveLostConnections(db);
    takeTurns(db);
    return db;
  },
});

/** An error of a connection that nobody hears ends the process; whoever uses it is told by their next statement. */
function surviveLostConnections(db: Db): void {
  const { connect } = db;
  const heard = new WeakSet<object>();
  db.connect = async (options) => {
    await connect?.call(db, options);
    if (heard.has(db.pool)) return;
    heard.add(db.pool);
    db.pool.on('error', (error) => db.payload.logger.warn(`A database connection was lost: ${error.message}`));
    db.pool.on('connect', (client) => client.on('error', () => {}));
  };
}

/**
 * Lets a few transactions run at a time; the others wait for their turn, before they hold a connection. A save looks at
 * Payload's locks beside its transaction: if each connection were held by a save, none would ever end.
 */
function takeTurns(db: Db): void {
  const { beginTransaction, commitTransaction, rollbackTransaction } = db;
  const holding = new Set<number | string>();
  const waiting = new Set<() => void>();
  let free = AT_ONCE;

  const turn = () =>
    new Promise<void>((resolve, reject) => {
      if (free > 0) {
        free -= 1;
        resolve();
        return;
      }
      const begin = () => {
        clearTimeout(timer);
        waiting.delete(begin);
        resolve();
      };
      const timer = setTimeout(() => {
        waiting.delete(begin);
        reject(new Error('Too many transactions are waiting.'));
      }, PATIENCE_MS);
      waiting.add(begin);
    });
  const next = () => {
    const [first] = waiting;
    if (first) first();
    else free += 1;
  };
  const ended = (end: typeof commitTransaction) => async (asked: Parameters<typeof end>[0]) => {
    const id = await asked;
    try {
      await end.call(db, id);
    } finally {
      if (holding.delete(id)) next();
    }
  };

  db.beginTransaction = async (options) => {
    await turn();
    const id = await beginTransaction.call(db, options as never).catch((error: unknown) => {
      next();
      throw error;
    });
    if (id !== null) holding.add(id);
    else next();
    return id;
  };
  db.commitTransaction = ended(commitTransaction);
  db.rollbackTransaction = ended(rollbackTransaction);
}
