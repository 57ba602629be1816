import pg from 'pg';

/**
 * A pool of a test that survives the forced drop of its database. `pool.end()` does not wait until the connections are
 * closed, so PostgreSQL may end one with an error (57P01, admin_shutdown), which is an uncaught exception when nobody
 * listens for it.
 */
export function openPool(options: pg.PoolConfig): pg.Pool {
  const pool = new pg.Pool(options);
  pool.on('error', () => {});
  pool.on('connect', (client) => client.on('error', () => {}));
  return pool;
}
