import type { Payload } from 'payload';

/** Any number that nobody else uses: it serialises processes that prepare or fill the database. */
const LOCK = 7_411_366;

/** Does the work while no other process does its own on this database. */
export async function withLock({ db }: Payload, work: () => Promise<void>): Promise<void> {
  const client = await db.pool.connect();
  try {
    await client.query('select pg_advisory_lock($1)', [LOCK]);
    await work();
  } finally {
    client.release(true); // its end gives the lock back
  }
}
