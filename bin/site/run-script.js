import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { node26, root } from '../install/checkout.js';
import { installPackages } from '../install/packages.js';
import { findOrStartDatabase } from '../postgres/find-or-start.js';
import { ExpectedError, fail } from '../process/expected-error.js';
import { siteEnvironment } from '../settings/environments.js';
import { readSecrets } from '../settings/secrets.js';
import { loadSettings } from '../settings/settings.js';

/**
 * @typedef {object} Script
 * @property {string} file the script, from the root of the checkout
 * @property {string} name the npm script that runs it
 * @property {string[]} [args] those of this process, when not given
 * @property {string} [argument] an example of the one argument that the script needs
 */

/**
 * Runs a script with the settings of the site on the database of `npm start`, whether or not the site is running. The exit
 * code of this process becomes that of the script; what fails before it is shown (expected-error.js).
 * @param {Script} script
 */
export async function runSiteScript({ file, name, args = process.argv.slice(2), argument }) {
  try {
    if (argument && !(args.length === 1 && args[0])) throw new ExpectedError(`Gebruik: npm run ${name} -- ${argument}`);
    await runOnDatabase({ file, name, args });
  } catch (error) {
    fail(error);
  }
}

/** @param {{ file: string, name: string, args: string[] }} script */
async function runOnDatabase({ file, name, args }) {
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
