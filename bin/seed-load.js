import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { reachDatabase } from './reach-database.js';
import { fail } from './run.js';
import { makeDataDir, readSecrets, readSettings, siteEnvironment } from './settings.js';
import { installPackages, node26, requireNode, root } from './setup.js';

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
  const database = await reachDatabase(settings, secrets, 'npm run seed:load');
  try {
    const env = siteEnvironment(settings, secrets, database);
    const [code] = await once(
      spawn(node26, ['database/seed/load/load.ts', ...args], { cwd: root, env, stdio: 'inherit' }),
      'exit',
    );
    process.exitCode = code ?? 1;
  } finally {
    await database.stop();
  }
}
