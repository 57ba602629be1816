import { CamelCasePlugin, Kysely, PostgresDialect, type Transaction } from 'kysely';
import pg from 'pg';
import { SECOND } from '#app/platform/clock.ts';
import type { Logger } from '#app/platform/log.ts';
import { nameOfStatement } from './statement-names.ts';
import type { DB } from './types.generated.ts';

/** The database, or an open transaction on it: every query function takes either. */
export type Database = Kysely<DB>;
export type OpenTransaction = Transaction<DB>;

const SLOW_QUERY_MS = 250;

// Our bigints are counts and ids far below 2^53; a date without a time stays text, because it has no time zone.
pg.types.setTypeParser(pg.types.builtins.INT8, Number);
pg.types.setTypeParser(pg.types.builtins.DATE, String);

/**
 * Opens at most `size` connections to `url`. A statement may take so many `seconds`, waiting for a lock half of them, and a
 * transaction may stand idle one and a half times as long, so that one slow query can't hold the others.
 */
export function openPool({
  url,
  size,
  seconds = 10,
  log,
}: {
  url: string;
  size: number;
  seconds?: number;
  log: Logger;
}): pg.Pool {
  const limits = {
    statement_timeout: seconds * SECOND,
    lock_timeout: (seconds * SECOND) / 2,
    idle_in_transaction_session_timeout: (seconds * SECOND * 3) / 2,
  };
  const pool = new pg.Pool({
    Client: Connection,
    connectionString: url,
    max: size,
    connectionTimeoutMillis: 3000,
    idleTimeoutMillis: 30_000,
    keepAlive: true,
    options: `${Object.entries(limits)
      .map(([name, value]) => `-c ${name}=${value}`)
      .join(' ')} -c timezone=UTC`,
  });
  pool.on('error', (error) => log.warn({ reason: error.message }, 'an idle database connection was lost'));
  // The pool does not listen for errors of clients in use, and an unhandled 'error' event ends the process. The next
  // query on that client rejects with the error.
  pool.on('connect', (client) => client.on('error', () => {}));
  return pool;
}

/** A connection that sends prepared queries by their name, so that PostgreSQL parses each of them once. */
class Connection extends pg.Client {
  // biome-ignore lint/suspicious/noExplicitAny: pg declares an overload for each way to pass a statement
  override query(statement: any, ...rest: any[]): any {
    const name = typeof statement === 'string' ? nameOfStatement(statement) : undefined;
    return name ? super.query({ name, text: statement, values: rest[0] }) : super.query(statement, ...rest);
  }
}

/** The typed queries on `pool`. Slow ones are logged without their parameters. */
export function openDatabase({ pool, log }: { pool: pg.Pool; log: Logger }): Database {
  return new Kysely<DB>({
    dialect: new PostgresDialect({ pool }),
    plugins: [new CamelCasePlugin()],
    log: (event) => {
      if (event.queryDurationMillis < SLOW_QUERY_MS) return;
      log.warn({ ms: Math.round(event.queryDurationMillis), sql: event.query.sql }, 'slow query');
    },
  });
}
