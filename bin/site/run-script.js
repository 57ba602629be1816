import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { node26, root } from '../install/checkout.js';
import { installPackages } from '../install/packages.js';
import { findOrStartDatabase } from '../postgres/find-or-start.js';
import { siteEnvironment } from '../settings/environments.js';
import { readSecrets } from '../settings/secrets.js';
import { loadSettings } from '../settings/settings.js';

/**
 * Runs a script with the settings of the site on the database of `npm start`, whether or not the site is running. The exit
 * code of this process becomes that of the script.
 * @param {object} options
 * @param {string} options.file the script, from the root of the checkout
 * @param {string} options.name the npm script that runs it
 * @param {string[]} [options.args]
 */
export async function runSiteScript({ file, name, args = [] }) {
  // Ctrl-C reaches the script as well, which ends; then we stop the database.
  for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP'])) process.on(signal, () => {});
  const settings = loadSettings();
  const secrets = readSecrets(process.env, settings);
  await installPackages();
  const database = await findOrStartDatabase(settings, secrets, `npm run ${name}`);
  try {
    const env = siteEnvironment(settings, secrets, database);
    const [code] = await once(spawn(node26, [file, ...args], { cwd: root, env, stdio: 'inherit' }), 'exit');
    process.exitCode = code ?? 1;
  } finally {
    await database.stop();
  }
}
