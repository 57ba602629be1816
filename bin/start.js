import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { buildSite } from './build.js';
import { takeLock } from './lock.js';
import { requirePort } from './ports.js';
import { countSteps, secondsSince } from './progress.js';
import { Explained, fail, run } from './run.js';
import { makeDataDir, readSecrets, readSettings, siteEnvironment } from './settings.js';
import { installPackages, node26, requireNode, root } from './setup.js';
import { launchSite } from './site.js';

/** @typedef {ReturnType<typeof readSettings>} Settings */

const stopping = new AbortController();
/** What to stop at the end, in this order: the database when nobody uses it any more. */
const stops = { site: async () => {}, database: async () => {} };

// npm passes Ctrl-C on as a second one: only the first counts, and each stop has its own limit.
for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP'])) process.on(signal, () => stopping.abort());

try {
  await start();
} catch (error) {
  if (!stopping.signal.aborted) fail(error);
}
await stops.site();
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
  const env = siteEnvironment(settings, secrets, database.url);
  await step('Migraties', () => runScript('database/migrate.ts', env));
  await step('Voorbeeldgegevens', async () =>
    settings.demo ? await runScript('database/seed/seed.ts', env) : 'overgeslagen',
  );
  await step('Bouwen', () => buildSite(signal));
  const site = launchSite(settings, env, report);
  stops.site = site.stop;
  await step('Site starten', () => site.untilReady(signal));
  console.log(welcome(settings, secondsSince(began)));
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

/** @param {Settings} settings @param {{ databasePassword: string }} secrets */
async function startDatabase({ embedded, dataDir }, { databasePassword }) {
  if (!embedded) return { url: process.env.DATABASE_URL };
  // Only now: it needs the packages.
  const { startPostgres } = await import('./postgres.js');
  const data = join(dataDir, 'postgres');
  const postgres = await startPostgres({ data, password: databasePassword, report, signal: stopping.signal });
  stops.database = postgres.stop;
  for (const note of postgres.notes) console.log(`\n    ${note}`);
  return postgres;
}

/** @param {string} file @param {NodeJS.ProcessEnv} env */
async function runScript(file, env) {
  await run(node26, [file], { cwd: root, env, signal: stopping.signal });
}

/** @param {string} message */
function report(message) {
  if (!stopping.signal.aborted) console.error(message);
}

/** @param {Settings} settings @param {string} time */
function welcome({ publicUrl, demo, local }, time) {
  const accounts = ['deelnemer', 'moderator', 'dietist', 'donor'].map((name) => `    ${name}@example.org`).join('\n');
  return `
Niergenoten draait (na ${time}). Stoppen: Ctrl-C.

  Site        ${publicUrl}
  API         ${publicUrl}/api/docs
${demo && local ? `  Mails       ${publicUrl}/dev/mail\n\n  Inloggen met wachtwoord Nierdemo2026:\n${accounts}\n` : ''}`;
}
