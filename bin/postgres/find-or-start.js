import { join } from 'node:path';
import { ExpectedError } from '../process/expected-error.js';
import { acquireLock } from '../process/lock.js';

/**
 * The database of DATABASE_URL; else the embedded one of the site that is running; else the embedded one, started until
 * `stop` and locked meanwhile.
 * @param {{ embedded: boolean, dataDir: string }} settings
 * @param {{ databasePassword: string }} secrets
 * @param {string} holder shown to another process that tries to start the database
 */
export async function findOrStartDatabase({ embedded, dataDir }, { databasePassword: password }, holder) {
  const nothing = async () => {};
  if (!embedded) return { url: process.env.DATABASE_URL, stop: nothing };
  const { findPostgres, startPostgres } = await import('./postgres.js'); // imported here: the packages may just have been installed
  const cluster = { data: join(dataDir, 'postgres'), password };
  const lock = await acquireLock(`${dataDir} start`, `proces ${process.pid}, ${holder}`);
  const running = await findPostgres(cluster);
  if (running) return { url: running, stop: nothing };
  if ('heldBy' in lock) throw new ExpectedError(`De database van ${lock.heldBy} antwoordt niet: start hij nog?`);
  return startPostgres({ ...cluster, report: console.error });
}
