import { randomBytes } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { Explained } from './run.js';
import { root } from './setup.js';

/**
 * What `npm start` itself must know; the rest of the environment goes to the site as it is, which judges it.
 * @param {NodeJS.ProcessEnv} env
 */
export function readSettings(env) {
  const embedded = !env.DATABASE_URL;
  const host = env.HOST || '127.0.0.1';
  const port = wholeNumber(env, 'PORT', 3000, 65_535);
  const publicUrl = env.PUBLIC_URL || `http://localhost:${port}`;
  if (!URL.canParse(publicUrl)) throw new Explained(`PUBLIC_URL is geen adres: ${publicUrl}`);
  return {
    embedded,
    host,
    port,
    publicUrl,
    dataDir: resolve(root, env.DATA_DIR || '.data'),
    demo: env.DEMO ? env.DEMO === '1' : embedded,
    // Demo accounts have a known password: they exist only where nobody else can come (architecture.md).
    local: isLoopback(host) && isLoopback(new URL(publicUrl).hostname),
    // The demo's articles, recipes and pages.
    content: (env.DEMO ? env.DEMO === '1' : embedded) && env.CONTENT !== '0',
    webProcesses: wholeNumber(env, 'WEB_PROCESSES', 1, 64),
    cms: readCmsSettings(env, embedded),
  };
}

/** @param {NodeJS.ProcessEnv} env @param {boolean} embedded */
function readCmsSettings(env, embedded) {
  const port = wholeNumber(env, 'CMS_PORT', 3001, 65_535);
  const url = env.CMS_URL || `http://localhost:${port}`;
  if (!URL.canParse(url)) throw new Explained(`CMS_URL is geen adres: ${url}`);
  /** Why it isn't started, if it isn't. */
  const off =
    env.CMS === '0'
      ? 'CMS=0'
      : embedded || env.CMS_DATABASE_URL
        ? ''
        : 'CMS_DATABASE_URL ontbreekt, zie docs/operating.md';
  return { port, url, off };
}

/** @param {string} host */
function isLoopback(host) {
  return host === 'localhost' || host === '::1' || host === '[::1]' || host.startsWith('127.');
}

/** @param {NodeJS.ProcessEnv} env @param {string} name @param {number} preset @param {number} most */
function wholeNumber(env, name, preset, most) {
  const number = Number(env[name] || preset);
  if (Number.isInteger(number) && number >= 1 && number <= most) return number;
  throw new Explained(`${name} moet een getal van 1 tot en met ${most} zijn, niet '${env[name]}'.`);
}

/**
 * Makes DATA_DIR. As root others may pass through it, but not look inside: PostgreSQL runs as another user.
 * @param {string} dataDir
 */
export function makeDataDir(dataDir) {
  mkdirSync(dataDir, { recursive: true, mode: process.getuid?.() === 0 ? 0o711 : 0o700 });
}

/**
 * The secrets: with a database of your own from the environment, else made once and kept in DATA_DIR.
 * @param {NodeJS.ProcessEnv} env
 * @param {{ embedded: boolean, dataDir: string, cms: { off: string } }} settings
 * @returns {Secrets}
 */
export function readSecrets(env, { embedded, dataDir, cms }) {
  if (!embedded) {
    return {
      sessionSecret: requireSecret(env, 'SESSION_SECRET'),
      cmsSecret: cms.off ? '' : requireSecret(env, 'CMS_SECRET'),
      previewSecret: cms.off ? '' : requireSecret(env, 'PREVIEW_SECRET'),
      databasePassword: '',
      cmsDatabasePassword: '',
    };
  }
  const kept = keptSecrets(join(dataDir, 'secrets.json'));
  return {
    ...kept,
    sessionSecret: env.SESSION_SECRET || kept.sessionSecret,
    cmsSecret: env.CMS_SECRET || kept.cmsSecret,
    previewSecret: env.PREVIEW_SECRET || kept.previewSecret,
  };
}

/** @param {NodeJS.ProcessEnv} env @param {string} name */
function requireSecret(env, name) {
  const secret = env[name];
  if (secret) return secret;
  throw new Explained(
    `${name} ontbreekt: met DATABASE_URL is die verplicht (32 tekens of meer, bijvoorbeeld van \`openssl rand -hex 32\`).`,
  );
}

/** @typedef {{ sessionSecret: string, databasePassword: string, cmsSecret: string, previewSecret: string, cmsDatabasePassword: string }} Secrets */

/** What is kept, with what an older version didn't keep yet. @param {string} file @returns {Secrets} */
function keptSecrets(file) {
  const kept = existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {};
  const secrets = {
    sessionSecret: newSecret(),
    databasePassword: newSecret(),
    cmsSecret: newSecret(),
    previewSecret: newSecret(),
    cmsDatabasePassword: newSecret(),
    ...kept,
  };
  if (Object.keys(secrets).every((name) => name in kept)) return secrets;
  writeFileSync(`${file}.new`, `${JSON.stringify(secrets, null, 2)}\n`, { mode: 0o600 });
  renameSync(`${file}.new`, file);
  return secrets;
}

/**
 * What a process of the site is told: of the CMS's secrets none, but for the migrations, which let its role in.
 * @param {ReturnType<typeof readSettings>} settings
 * @param {{ sessionSecret: string, previewSecret: string }} secrets
 * @param {{ url: string | undefined, cmsUrl?: string | undefined }} database
 */
export function siteEnvironment(settings, { sessionSecret, previewSecret }, { url, cmsUrl }) {
  const { CMS_SECRET, ...env } = process.env;
  return {
    ...env,
    NODE_ENV: 'production',
    DATABASE_URL: url,
    CMS_DATABASE_URL: cmsUrl,
    SESSION_SECRET: sessionSecret,
    ...(previewSecret && { PREVIEW_SECRET: previewSecret }),
    DATA_DIR: settings.dataDir,
    PORT: String(settings.port),
    HOST: settings.host,
    PUBLIC_URL: settings.publicUrl,
    CMS_URL: settings.cms.url,
    WEB_PROCESSES: String(settings.webProcesses),
    DEMO: settings.demo ? '1' : '0',
  };
}

/**
 * What the CMS is told: nothing that opens the site's own tables or sessions.
 * @param {ReturnType<typeof readSettings>} settings
 * @param {{ cmsSecret: string, previewSecret: string }} secrets
 * @param {{ cmsUrl?: string | undefined }} database
 */
export function cmsEnvironment(settings, { cmsSecret, previewSecret }, { cmsUrl }) {
  const { DATABASE_URL, SESSION_SECRET, SMTP_URL, ...env } = process.env;
  return {
    ...env,
    NODE_ENV: 'production',
    NEXT_TELEMETRY_DISABLED: '1',
    CMS_DATABASE_URL: cmsUrl,
    CMS_SECRET: cmsSecret,
    PREVIEW_SECRET: previewSecret,
    CMS_URL: settings.cms.url,
    PUBLIC_URL: settings.publicUrl,
    DATA_DIR: settings.dataDir,
    // Demo accounts have a known password: they exist only where nobody else can come.
    DEMO: settings.demo && settings.local && isLoopback(new URL(settings.cms.url).hostname) ? '1' : '0',
  };
}

function newSecret() {
  return randomBytes(32).toString('hex');
}
