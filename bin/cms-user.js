import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { commandOfCms } from './cms.js';
import { makeCmsRole } from './cms-role.js';
import { reachDatabase } from './reach-database.js';
import { Explained, fail, run } from './run.js';
import { cmsEnvironment, makeDataDir, readSecrets, readSettings, siteEnvironment } from './settings.js';
import { cmsFolder, installCmsPackages, installPackages, node26, requireNode, root } from './setup.js';

try {
  await makeUser(process.argv.slice(2));
} catch (error) {
  fail(error);
}

/**
 * Makes a user of the CMS, whether or not the site is running.
 * @param {string[]} args what cms/commands/make-user.ts takes
 */
async function makeUser(args) {
  requireNode();
  if (existsSync(join(root, '.env'))) process.loadEnvFile(join(root, '.env'));
  const settings = readSettings(process.env);
  if (settings.cms.off) throw new Explained(`Er is geen CMS: ${settings.cms.off}.`);
  makeDataDir(settings.dataDir);
  const secrets = readSecrets(process.env, settings);
  await installPackages();
  await installCmsPackages();
  const { url, stop } = await reachDatabase(settings, secrets, 'npm run cms:user');
  try {
    const cmsUrl =
      settings.embedded && url ? await makeCmsRole(url, secrets.cmsDatabasePassword) : process.env.CMS_DATABASE_URL;
    const database = { url, cmsUrl };
    await run(node26, ['database/migrate.ts'], { cwd: root, env: siteEnvironment(settings, secrets, database) });
    const env = { ...cmsEnvironment(settings, secrets, database), CMS_USER_ARGUMENTS: JSON.stringify(args) };
    await run(node26, commandOfCms('prepare'), { cwd: cmsFolder, env });
    console.log(await run(node26, commandOfCms('make-user'), { cwd: cmsFolder, env }));
  } finally {
    await stop();
  }
}
