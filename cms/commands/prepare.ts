import { getPayload, type Payload } from 'payload';
import { takeNumbersFromSite } from '../database/numbers.ts';
import { forgetReplacedFiles } from '../media/forget-replaced-files.ts';
import config from '../payload.config.ts';
import { requireSettings, settings } from '../settings.ts';
import { makeDemoUsers } from './demo-users.ts';

/** Any number that nobody else uses: it serialises processes that start together. */
const LOCK = 7_411_363;

requireSettings();
const payload = await getPayload({ config, disableOnInit: true });
await withLock(payload, async () => {
  await payload.db.migrate();
  await takeNumbersFromSite(payload);
  await forgetReplacedFiles(payload);
  if (settings.demo) await makeDemoUsers(payload);
});

/** Does the work while no other process does it on this database. */
async function withLock({ db }: Payload, work: () => Promise<void>): Promise<void> {
  const client = await db.pool.connect();
  try {
    await client.query('select pg_advisory_lock($1)', [LOCK]);
    await work();
  } finally {
    client.release(true); // its end gives the lock back
  }
}
