import { once } from 'node:events';
import { join } from 'node:path';
import { buildSite } from './build.js';
import { createCmsRole } from './cms/role.js';
import { importContent, startCms } from './cms/start-cms.js';
import { node26, root } from './install/checkout.js';
import { installPackages } from './install/packages.js';
import { ExpectedError, fail, messageOf } from './process/expected-error.js';
import { acquireLock } from './process/lock.js';
import { openLogFile } from './process/log-file.js';
import { requireFreePort } from './process/ports.js';
import { countSteps, secondsSince } from './process/progress.js';
import { run } from './process/run.js';
import { cmsEnvironment, migrationEnvironment, siteEnvironment } from './settings/environments.js';
import { readSecrets } from './settings/secrets.js';
import { loadSettings } from './settings/settings.js';
import { launchSite } from './site/launch-site.js';
import { cmsWelcome, welcome } from './site/welcome.js';

/** @typedef {import('./settings/settings.js').StartSettings} Settings */

const stopping = new AbortController();
/** The functions that stop what has been started; the database stops last. */
const stops = { cms: async () => {}, site: async () => {}, database: async () => {} };

// npm forwards Ctrl-C as a second signal: only the first counts, and each process has its own time to stop.
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
  const settings = loadSettings();
  await requireOnlyStart(settings);
  const secrets = readSecrets(process.env, settings);
  await requireFreePort(settings.port, settings.host);

  const { signal } = stopping;
  const step = countSteps(6);
  await step('Pakketten', () => installPackages(signal));
  const database = await step('Database', () => startDatabase(settings, secrets));
  await step('Migraties', () => runScript('database/migrate.ts', migrationEnvironment(database)));
  const env = siteEnvironment(settings, secrets, database);
  await step('Voorbeeldgegevens', async () =>
    settings.demo ? await runScript('database/seed/seed.ts', env) : 'overgeslagen',
  );
  await step('Bouwen', () => buildSite(signal));
  const site = launchSite(settings, { env, report, log: openLog(settings, 'site') });
  stops.site = site.stop;
  await step('Site starten', () => site.waitUntilReady(signal));
  console.log(welcome(settings, secondsSince(began)));
  if (settings.content) seedPictures(env);
  if (!settings.cms.disabledReason) await startCmsBeside(settings, cmsEnvironment(settings, secrets, database));
  if (!signal.aborted) await once(signal, 'abort');
}

/** Refuses a second start on the same data. @param {Settings} settings */
async function requireOnlyStart({ dataDir, publicUrl }) {
  const lock = await acquireLock(`${dataDir} start`, `proces ${process.pid}, ${publicUrl}`);
  if ('heldBy' in lock) {
    throw new ExpectedError(
      `Niergenoten draait hier al (${lock.heldBy}). Voor een tweede ernaast: een andere DATA_DIR en PORT.`,
    );
  }
}

/**
 * A log in the data folder, so that the terminal of who tries the site shows only what needs them. With a database of one's own
 * the terminal is that of a supervisor, which keeps what the processes print.
 * @param {Settings} settings
 * @param {string} name
 */
function openLog({ embedded, dataDir }, name) {
  return embedded ? openLogFile(join(dataDir, 'log'), name, report) : null;
}

/**
 * The addresses of the database: for the site, and for the CMS.
 * @param {Settings} settings
 * @param {{ databasePassword: string, cmsDatabasePassword: string }} secrets
 */
async function startDatabase({ embedded, dataDir }, { databasePassword, cmsDatabasePassword }) {
  if (!embedded) return { url: process.env.DATABASE_URL, cmsUrl: process.env.CMS_DATABASE_URL };
  // Imported here: the packages may just have been installed.
  const { startPostgres } = await import('./postgres/postgres.js');
  const data = join(dataDir, 'postgres');
  const postgres = await startPostgres({ data, password: databasePassword, report, signal: stopping.signal });
  stops.database = postgres.stop;
  for (const note of postgres.notes) console.log(`\n    ${note}`);
  return { url: postgres.url, cmsUrl: await createCmsRole(postgres.url, cmsDatabasePassword) };
}

/** Starts the CMS beside the site, which keeps running when that fails. @param {Settings} settings @param {NodeJS.ProcessEnv} env */
async function startCmsBeside(settings, env) {
  const { host, cms, content } = settings;
  const { signal } = stopping;
  const onLaunch = (/** @type {() => Promise<void>} */ stop) => {
    stops.cms = stop;
  };
  try {
    await startCms({ host, port: cms.port, env, report, log: openLog(settings, 'cms'), signal, onLaunch });
    console.log(cmsWelcome(cms.url, env.DEMO === '1'));
    if (content) await importContent({ env, report, signal });
  } catch (error) {
    if (signal.aborted) return;
    await stops.cms();
    report(`\nHet CMS start niet; de site draait door.\n${messageOf(error)}\n`);
  }
}

/** Makes the pictures of the demo's blogs while the site runs, which takes half a minute. @param {NodeJS.ProcessEnv} env */
function seedPictures(env) {
  runScript('database/seed/seed-pictures.ts', env).catch((error) =>
    report(`\nDe afbeeldingen in de blogs zijn niet gemaakt.\n${messageOf(error)}\n`),
  );
}

/** @param {string} file @param {NodeJS.ProcessEnv} env */
async function runScript(file, env) {
  await run(node26, [file], { cwd: root, env, signal: stopping.signal });
}

/** @param {string} message */
function report(message) {
  if (!stopping.signal.aborted) console.error(message);
}
