import { join } from 'node:path';
import { takeLock } from './lock.js';
import { Explained } from './run.js';

/**
 * Your own database, the one of the site that is running, or else our own, started for the occasion: nobody else may
 * start it meanwhile.
 * @param {{ embedded: boolean, dataDir: string }} settings
 * @param {{ databasePassword: string }} secrets
 * @param {string} who asks, for who comes meanwhile
 */
export async function reachDatabase({ embedded, dataDir }, { databasePassword: password }, who) {
  const nothing = async () => {};
  if (!embedded) return { url: process.env.DATABASE_URL, stop: nothing };
  const { findPostgres, startPostgres } = await import('./postgres.js'); // only now: it needs the packages
  const place = { data: join(dataDir, 'postgres'), password };
  const lock = await takeLock(`${dataDir} start`, `proces ${process.pid}, ${who}`);
  const running = await findPostgres(place);
  if (running) return { url: running, stop: nothing };
  if ('heldBy' in lock) throw new Explained(`De database van ${lock.heldBy} antwoordt niet: start hij nog?`);
  return startPostgres({ ...place, report: console.error });
}
