import { node26, root } from '../install/checkout.js';
import { installCmsPackages, installPackages } from '../install/packages.js';
import { findOrStartDatabase } from '../postgres/find-or-start.js';
import { ExpectedError } from '../process/expected-error.js';
import { run } from '../process/run.js';
import { cmsEnvironment, migrationEnvironment } from '../settings/environments.js';
import { readSecrets } from '../settings/secrets.js';
import { loadSettings } from '../settings/settings.js';
import { createCmsRole } from './role.js';
import { runReporting } from './run-reporting.js';

/**
 * Runs one of cms/commands, on a database that is up to date, whether or not the site is running.
 * @param {object} options
 * @param {string} options.name of the command
 * @param {string} options.script the npm script that runs it
 * @param {NodeJS.ProcessEnv} [options.env] added to its environment
 * @returns {Promise<string[]>} the messages that it reported
 */
export async function runCmsCommand({ name, script, env = {} }) {
  const settings = loadSettings();
  if (settings.cms.disabledReason) throw new ExpectedError(`Er is geen CMS: ${settings.cms.disabledReason}.`);
  const secrets = readSecrets(process.env, settings);
  await installPackages();
  await installCmsPackages();
  const { url, stop } = await findOrStartDatabase(settings, secrets, `npm run ${script}`);
  try {
    const cmsUrl =
      settings.embedded && url ? await createCmsRole(url, secrets.cmsDatabasePassword) : process.env.CMS_DATABASE_URL;
    const database = { url, cmsUrl };
    await run(node26, ['database/migrate.ts'], { cwd: root, env: migrationEnvironment(database) });
    const environment = { ...cmsEnvironment(settings, secrets, database), ...env };
    await runReporting({ name: 'prepare', env: environment, report: console.log });
    return await runReporting({ name, env: environment, report: console.log });
  } finally {
    await stop();
  }
}
