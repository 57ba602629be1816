import { environmentFor } from '../../settings/environments.js';

/** @typedef {import('./settings.js').StartSettings} StartSettings */
/** @typedef {{ url: string | undefined, cmsUrl?: string | undefined }} DatabaseUrls for the site, and for the CMS */

/**
 * The environment of the migrations, with the URLs of both roles of the database.
 * @param {DatabaseUrls} database
 * @returns {NodeJS.ProcessEnv}
 */
export function migrationEnvironment({ url, cmsUrl }) {
  return {
    ...environmentFor('migration', process.env, { DATABASE_URL: url, CMS_DATABASE_URL: cmsUrl }),
    NODE_ENV: 'production',
  };
}

/**
 * The environment of a process of the site.
 * @param {StartSettings} settings
 * @param {{ sessionSecret: string, previewSecret: string }} secrets
 * @param {DatabaseUrls} database
 * @returns {NodeJS.ProcessEnv}
 */
export function siteEnvironment(settings, { sessionSecret, previewSecret }, { url }) {
  return {
    ...environmentFor('site', process.env, {
      DATABASE_URL: url,
      SESSION_SECRET: sessionSecret,
      ...(previewSecret && { PREVIEW_SECRET: previewSecret }),
      DATA_DIR: settings.dataDir,
      PORT: String(settings.port),
      HOST: settings.host,
      PUBLIC_URL: settings.publicUrl,
      CMS_URL: settings.cms.url,
      WEB_PROCESSES: String(settings.webProcesses),
      DEMO: settings.demo ? '1' : '0',
    }),
    NODE_ENV: 'production',
  };
}

/**
 * The environment of the CMS.
 * @param {StartSettings} settings
 * @param {{ cmsSecret: string, previewSecret: string }} secrets
 * @param {{ cmsUrl?: string | undefined }} database
 * @returns {NodeJS.ProcessEnv}
 */
export function cmsEnvironment(settings, { cmsSecret, previewSecret }, { cmsUrl }) {
  return {
    ...environmentFor('cms', process.env, {
      CMS_DATABASE_URL: cmsUrl,
      CMS_SECRET: cmsSecret,
      PREVIEW_SECRET: previewSecret,
      CMS_URL: settings.cms.url,
      PUBLIC_URL: settings.publicUrl,
      DATA_DIR: settings.dataDir,
      // Demo accounts have a known password, so they exist only at addresses of this machine.
      DEMO: settings.demo && settings.local && settings.cms.local ? '1' : '0',
    }),
    NODE_ENV: 'production',
    NEXT_TELEMETRY_DISABLED: '1',
  };
}
