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
    webProcesses: wholeNumber(env, 'WEB_PROCESSES', 1, 64),
  };
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
 * @param {{ embedded: boolean, dataDir: string }} settings
 * @returns {{ sessionSecret: string, databasePassword: string }}
 */
export function readSecrets(env, { embedded, dataDir }) {
  if (!embedded) {
    if (!env.SESSION_SECRET) {
      throw new Explained(
        'SESSION_SECRET ontbreekt: met DATABASE_URL is die verplicht (32 tekens of meer, bijvoorbeeld van `openssl rand -hex 32`).',
      );
    }
    return { sessionSecret: env.SESSION_SECRET, databasePassword: '' };
  }
  const file = join(dataDir, 'secrets.json');
  const kept = existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : keepNewSecrets(file);
  return { ...kept, sessionSecret: env.SESSION_SECRET || kept.sessionSecret };
}

/** @param {string} file */
function keepNewSecrets(file) {
  const secrets = { sessionSecret: newSecret(), databasePassword: newSecret() };
  writeFileSync(`${file}.new`, `${JSON.stringify(secrets, null, 2)}\n`, { mode: 0o600 });
  renameSync(`${file}.new`, file);
  return secrets;
}

/**
 * What a process of the site is told.
 * @param {ReturnType<typeof readSettings>} settings
 * @param {{ sessionSecret: string }} secrets
 * @param {string | undefined} databaseUrl
 */
export function siteEnvironment(settings, { sessionSecret }, databaseUrl) {
  return {
    ...process.env,
    NODE_ENV: 'production',
    DATABASE_URL: databaseUrl,
    SESSION_SECRET: sessionSecret,
    DATA_DIR: settings.dataDir,
    PORT: String(settings.port),
    HOST: settings.host,
    PUBLIC_URL: settings.publicUrl,
    WEB_PROCESSES: String(settings.webProcesses),
    DEMO: settings.demo ? '1' : '0',
  };
}

function newSecret() {
  return randomBytes(32).toString('hex');
}
