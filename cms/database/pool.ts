import type { PostgresAdapterArgs } from '@payloadcms/db-postgres';

/** Beside the site's own (DATABASE_POOL, twice) well below what PostgreSQL takes (bin/postgres/postgres.js). */
export const CONNECTIONS = 20;

/**
 * How Payload reaches the database. Every wait has an end, so that one slow thing can't hold all others; the limit for
 * idle transactions is long, for copies of a large picture are made inside one. Who runs one of commands/ waits as long as
 * it takes: a migration, or another command.
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
