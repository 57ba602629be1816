import type { PostgresAdapterArgs } from '@payloadcms/db-postgres';

/** With those of the site (twice DATABASE_POOL) well below the limit of PostgreSQL (bin/postgres/postgres.js). */
export const CONNECTIONS = 20;

/**
 * The options of Payload's pool. Every wait has a limit, so that one slow statement cannot hold up all others. The limit
 * for idle transactions is long, because the copies of a large picture are made inside one. The scripts of commands/ have
 * no limits: they wait for migrations and for each other.
 */
export function poolOptions({ url, isCommand }: { url: string; isCommand: boolean }): PostgresAdapterArgs['pool'] {
  const limits = { statement_timeout: 30_000, lock_timeout: 20_000, idle_in_transaction_session_timeout: 300_000 };
  return {
    connectionString: url,
    max: CONNECTIONS,
    connectionTimeoutMillis: 10_000,
    keepAlive: true,
    ...(!isCommand && limits),
  };
}
