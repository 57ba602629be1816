import type { Payload } from 'payload';
import { COMMAND_LOCK } from '../../app/platform/database/lock-numbers.ts';

/**
 * Runs the work while no other command runs on this database. When another one does, calls `onWaiting` and waits without a
 * limit until it has ended.
 */
export async function withLock(
  { db }: { db: Pick<Payload['db'], 'pool'> },
  work: () => Promise<void>,
  onWaiting: () => void,
): Promise<void> {
  const client = await db.pool.connect();
  try {
    const { rows } = await client.query('select pg_try_advisory_lock($1) as free', [COMMAND_LOCK]);
    if (!rows[0].free) {
      onWaiting();
      await client.query('set statement_timeout = 0; set lock_timeout = 0');
      await client.query('select pg_advisory_lock($1)', [COMMAND_LOCK]);
    }
    await work();
  } finally {
    client.release(true); // the lock ends with the connection
  }
}
