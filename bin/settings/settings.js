import { chmodSync, existsSync, mkdirSync } from 'node:fs';
import { isIP } from 'node:net';
import { join, resolve } from 'node:path';
import { readSettings } from '../../settings/read-settings.js';
import { requireNode, root } from '../install/checkout.js';

/** @typedef {ReturnType<typeof resolveSettings>} StartSettings */

/**
 * The settings of this process, from the environment and the file .env, and the folder for its data.
 * @returns {StartSettings}
 */
export function loadSettings() {
  requireNode();
  if (existsSync(join(root, '.env'))) process.loadEnvFile(join(root, '.env'));
  const settings = resolveSettings(process.env);
  preparePrivateFolder(settings.dataDir);
  return settings;
}

/**
 * Makes the folder for the data, closed to other users whatever the umask (rules.md R42), also where it was there already. As root
 * others may pass through it, but not list it: PostgreSQL runs as another user.
 * @param {string} folder
 */
export function preparePrivateFolder(folder) {
  mkdirSync(folder, { recursive: true });
  chmodSync(folder, process.getuid?.() === 0 ? 0o711 : 0o700);
}

/**
 * What the commands of bin/ need to know of the settings, once all of them have been checked.
 * @param {Record<string, string | undefined>} env
 */
export function resolveSettings(env) {
  const values = readSettings('start', env);
  const embedded = !values.DATABASE_URL;
  const publicUrl = values.PUBLIC_URL ?? `http://localhost:${values.PORT}`;
  const demo = values.DEMO ?? embedded;
  return {
    embedded,
    host: values.HOST,
    port: values.PORT,
    publicUrl,
    dataDir: resolve(root, values.DATA_DIR),
    demo,
    // Demo accounts have a known password, so they exist only at addresses of this machine (architecture.md).
    local: isLoopback(values.HOST) && isLoopback(new URL(publicUrl).hostname),
    // The demo's articles, recipes and pages, and the pictures of its blogs.
    content: demo && values.CONTENT,
    webProcesses: values.WEB_PROCESSES,
    cms: {
      port: values.CMS_PORT,
      url: values.CMS_URL,
      local: isLoopback(new URL(values.CMS_URL).hostname),
      /** Why the CMS is not started; '' when it is. */
      disabledReason: reasonWithoutCms(values.CMS, embedded || values.CMS_DATABASE_URL !== null),
    },
  };
}

/** @param {boolean} wanted @param {boolean} hasDatabase */
function reasonWithoutCms(wanted, hasDatabase) {
  if (!wanted) return 'CMS=0';
  return hasDatabase ? '' : 'CMS_DATABASE_URL ontbreekt, zie docs/operating.md';
}

/** @param {string} host */
function isLoopback(host) {
  return host === 'localhost' || host === '::1' || host === '[::1]' || (isIP(host) === 4 && host.startsWith('127.'));
}
