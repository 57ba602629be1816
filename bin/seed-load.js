import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { node26, root } from './install/checkout.js';
import { installPackages } from './install/packages.js';
import { findOrStartDatabase } from './postgres/find-or-start.js';
import { fail } from './process/expected-error.js';
import { siteEnvironment } from './settings/environments.js';
import { readSecrets } from './settings/secrets.js';
import { loadSettings } from './settings/settings.js';

// Ctrl-C reaches the loader as well, which ends; then we stop the database.
for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP'])) process.on(signal, () => {});

try {
  await seedLoad(process.argv.slice(2));
} catch (error) {
  fail(error);
}

/** Adds bulk data to the database of `npm start`, whether or not the site is running. @param {string[]} args */
async function seedLoad(args) {
  const settings = loadSettings();
  const secrets = readSecrets(process.env, settings);
  await installPackages();
  const database = await findOrStartDatabase(settings, secrets, 'npm run seed:load');
  try {
    const env = siteEnvironment(settings, secrets, database);
    const loader = ['database/seed/load/load.ts', ...args];
    const [code] = await once(spawn(node26, loader, { cwd: root, env, stdio: 'inherit' }), 'exit');
    process.exitCode = code ?? 1;
  } finally {
    await database.stop();
  }
}
