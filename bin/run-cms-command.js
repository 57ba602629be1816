import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { commandOfCms, waitsAloud } from './cms.js';
import { makeCmsRole } from './cms-role.js';
import { reachDatabase } from './reach-database.js';
import { Explained, run } from './run.js';
import { cmsEnvironment, makeDataDir, readSecrets, readSettings, siteEnvironment } from './settings.js';
import { cmsFolder, installCmsPackages, installPackages, node26, requireNode, root } from './setup.js';

/**
 * Runs one of cms/commands, on a database that is up to date, whether or not the site is running.
 * @param {object} options
 * @param {string} options.name of the command
 * @param {string} options.as the npm script that asks for it
 * @param {NodeJS.ProcessEnv} [options.env] what it is told beside the settings
 * @returns {Promise<string>} what it said
 */
export async function runCmsCommand({ name, as, env = {} }) {
  requireNode();
  if (existsSync(join(root, '.env'))) process.loadEnvFile(join(root, '.env'));
  const settings = readSettings(process.env);
  if (settings.cms.off) throw new Explained(`Er is geen CMS: ${settings.cms.off}.`);
  makeDataDir(settings.dataDir);
  const secrets = readSecrets(process.env, settings);
  await installPackages();
  await installCmsPackages();
  const { url, stop } = await reachDatabase(settings, secrets, `npm run ${as}`);
  try {
    const cmsUrl =
      settings.embedded && url ? await makeCmsRole(url, secrets.cmsDatabasePassword) : process.env.CMS_DATABASE_URL;
    const database = { url, cmsUrl };
    await run(node26, ['database/migrate.ts'], { cwd: root, env: siteEnvironment(settings, secrets, database) });
    const told = { ...cmsEnvironment(settings, secrets, database), ...env };
    const options = { cwd: cmsFolder, env: told, hear: waitsAloud(console.log) };
    await run(node26, commandOfCms('prepare'), options);
    return await run(node26, commandOfCms(name), options);
  } finally {
    await stop();
  }
}
