import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { buildSite } from './build.js';
import { importContent, startCms } from './cms.js';
import { makeCmsRole } from './cms-role.js';
import { takeLock } from './lock.js';
import { requirePort } from './ports.js';
import { countSteps, secondsSince } from './progress.js';
import { Explained, fail, run } from './run.js';
import { cmsEnvironment, makeDataDir, readSecrets, readSettings, siteEnvironment } from './settings.js';
import { installPackages, node26, requireNode, root } from './setup.js';
import { launchSite } from './site.js';
import { cmsWelcome, welcome } from './welcome.js';

/** @typedef {ReturnType<typeof readSettings>} Settings */

const stopping = new AbortController();
/** What to stop at the end, in this order: the database when nobody uses it any more. */
const stops = { cms: async () => {}, site: async () => {}, database: async () => {} };

// npm passes Ctrl-C on as a second one: only the first counts, and each stop has its own limit.
for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP'])) process.on(signal, () => stopping.abort());

try {
  await start();
} catch (error) {
  if (!stopping.signal.aborted) fail(error);
}
await Promise.all([stops.cms(), stops.site()]);
await stops.database();
if (stopping.signal.aborted) console.log('Niergenoten is gestopt.');

async function start() {
  const began = performance.now();
  requireNode();
  if (existsSync(join(root, '.env'))) process.loadEnvFile(join(root, '.env'));
  const settings = readSettings(process.env);
  makeDataDir(settings.dataDir);
  await requireAlone(settings);
  const secrets = readSecrets(process.env, settings);
  await requirePort(settings.port, settings.host);

  const { signal } = stopping;
  const step = countSteps(6);
  await step('Pakketten', () => installPackages(signal));
  const database = await step('Database', () => startDatabase(settings, secrets));
  await step('Migraties', () => runScript('database/migrate.ts', siteEnvironment(settings, secrets, database)));
  const env = siteEnvironment(settings, secrets, { url: database.url });
  await step('Voorbeeldgegevens', async () =>
    settings.demo ? await runScript('database/seed/seed.ts', env) : 'overgeslagen',
  );
  await step('Bouwen', () => buildSite(signal));
  const site = launchSite(settings, env, report);
  stops.site = site.stop;
  await step('Site starten', () => site.untilReady(signal));
  console.log(welcome(settings, secondsSince(began)));
  if (!settings.cms.off) await startCmsToo(settings, cmsEnvironment(settings, secrets, database));
  if (!signal.aborted) await once(signal, 'abort');
}

/** @param {Settings} settings */
async function requireAlone({ dataDir, publicUrl }) {
  const lock = await takeLock(`${dataDir} start`, `proces ${process.pid}, ${publicUrl}`);
  if ('heldBy' in lock) {
    throw new Explained(
      `Niergenoten draait hier al (${lock.heldBy}). Voor een tweede ernaast: een andere DATA_DIR en PORT.`,
    );
  }
}

/**
 * The addresses of the database: for the site, and for the CMS.
 * @param {Settings} settings
 * @param {{ databasePassword: string, cmsDatabasePassword: string }} secrets
 */
async function startDatabase({ embedded, dataDir }, { databasePassword, cmsDatabasePassword }) {
  if (!embedded) return { url: process.env.DATABASE_URL, cmsUrl: process.env.CMS_DATABASE_URL };
  // Only now: it needs the packages.
  const { startPostgres } = await import('./postgres.js');
  const data = join(dataDir, 'postgres');
  const postgres = await startPostgres({ data, password: databasePassword, report, signal: stopping.signal });
  stops.database = postgres.stop;
  for (const note of postgres.notes) console.log(`\n    ${note}`);
  return { url: postgres.url, cmsUrl: await makeCmsRole(postgres.url, cmsDatabasePassword) };
}

/** Whatever becomes of the CMS, the site goes on. @param {Settings} settings @param {NodeJS.ProcessEnv} env */
async function startCmsToo({ host, cms, content }, env) {
  const { signal } = stopping;
  const onLaunch = (/** @type {() => Promise<void>} */ stop) => {
    stops.cms = stop;
  };
  try {
    await startCms({ host, port: cms.port, env, report, signal, onLaunch });
    console.log(cmsWelcome(cms.url, env.DEMO === '1'));
    if (content) await importContent({ env, report, signal });
  } catch (error) {
    if (signal.aborted) return;
    await stops.cms();
    report(`\nHet CMS start niet; de site draait door.\n${error instanceof Explained ? error.message : error}\n`);
  }
}

/** @param {string} file @param {NodeJS.ProcessEnv} env */
async function runScript(file, env) {
  await run(node26, [file], { cwd: root, env, signal: stopping.signal });
}

/** @param {string} message */
function report(message) {
  if (!stopping.signal.aborted) console.error(message);
}
