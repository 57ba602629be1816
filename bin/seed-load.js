import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { takeLock } from './lock.js';
import { Explained, fail } from './run.js';
import { makeDataDir, readSecrets, readSettings, siteEnvironment } from './settings.js';
import { installPackages, node26, requireNode, root } from './setup.js';

/** @typedef {ReturnType<typeof readSettings>} Settings */

// Ctrl-C reaches the loader as well, which ends; then we stop the database.
for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP'])) process.on(signal, () => {});

try {
  await seedLoad(process.argv.slice(2));
} catch (error) {
  fail(error);
}

/** Makes bulk data in the database of `npm start`, whether or not the site is running. @param {string[]} args */
async function seedLoad(args) {
  requireNode();
  if (existsSync(join(root, '.env'))) process.loadEnvFile(join(root, '.env'));
  const settings = readSettings(process.env);
  makeDataDir(settings.dataDir);
  const secrets = readSecrets(process.env, settings);
  await installPackages();
  const database = await reachDatabase(settings, secrets);
  try {
    const env = siteEnvironment(settings, secrets, database.url);
    const [code] = await once(
      spawn(node26, ['database/seed/load/load.ts', ...args], { cwd: root, env, stdio: 'inherit' }),
      'exit',
    );
    process.exitCode = code ?? 1;
  } finally {
    await database.stop();
  }
}

/**
 * Your own database, the one of the site that is running, or else our own, started for the occasion: nobody else may
 * start it meanwhile.
 * @param {Settings} settings
 * @param {{ databasePassword: string }} secrets
 */
async function reachDatabase({ embedded, dataDir }, { databasePassword: password }) {
  const nothing = async () => {};
  if (!embedded) return { url: process.env.DATABASE_URL, stop: nothing };
  const { findPostgres, startPostgres } = await import('./postgres.js'); // only now: it needs the packages
  const place = { data: join(dataDir, 'postgres'), password };
  const lock = await takeLock(`${dataDir} start`, `proces ${process.pid}, npm run seed:load`);
  const running = await findPostgres(place);
  if (running) return { url: running, stop: nothing };
  if ('heldBy' in lock) throw new Explained(`De database van ${lock.heldBy} antwoordt niet: start hij nog?`);
  return startPostgres({ ...place, report: console.error });
}
