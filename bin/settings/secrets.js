import { randomBytes } from 'node:crypto';
import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ExpectedError } from '../process/expected-error.js';

/** @typedef {{ sessionSecret: string, databasePassword: string, cmsSecret: string, previewSecret: string, cmsDatabasePassword: string }} Secrets */

/**
 * The secrets: from the environment with a database of your own, else generated once into DATA_DIR.
 * @param {NodeJS.ProcessEnv} env
 * @param {{ embedded: boolean, dataDir: string, cms: { disabledReason: string } }} settings
 * @returns {Secrets}
 */
export function readSecrets(env, { embedded, dataDir, cms }) {
  const given = {
    sessionSecret: env.SESSION_SECRET || '',
    cmsSecret: env.CMS_SECRET || '',
    previewSecret: env.PREVIEW_SECRET || '',
  };
  if (embedded) {
    const generated = readGenerated(join(dataDir, 'secrets.json'));
    return {
      ...generated,
      sessionSecret: given.sessionSecret || generated.sessionSecret,
      cmsSecret: given.cmsSecret || generated.cmsSecret,
      previewSecret: given.previewSecret || generated.previewSecret,
    };
  }
  requireSecrets({
    SESSION_SECRET: given.sessionSecret,
    ...(!cms.disabledReason && { CMS_SECRET: given.cmsSecret, PREVIEW_SECRET: given.previewSecret }),
  });
  const forCms = cms.disabledReason ? { cmsSecret: '', previewSecret: '' } : {};
  return { ...given, ...forCms, databasePassword: '', cmsDatabasePassword: '' };
}

/** Throws an error that names every secret that is missing. @param {Record<string, string>} secrets by setting */
function requireSecrets(secrets) {
  const missing = Object.keys(secrets).filter((name) => !secrets[name]);
  if (missing.length === 0) return;
  const lines = missing.map((name) => `${name} ontbreekt`);
  throw new ExpectedError(
    `${lines.join('\n')}\nMet DATABASE_URL is dat verplicht: 32 tekens of meer, bijvoorbeeld van \`openssl rand -hex 32\`.`,
  );
}

/** The generated secrets, with those that an older version did not generate yet. @param {string} file @returns {Secrets} */
function readGenerated(file) {
  const stored = existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {};
  const secrets = {
    sessionSecret: newSecret(),
    databasePassword: newSecret(),
    cmsSecret: newSecret(),
    previewSecret: newSecret(),
    cmsDatabasePassword: newSecret(),
    ...stored,
  };
  if (Object.keys(secrets).every((name) => name in stored)) return secrets;
  writeFileSync(`${file}.new`, `${JSON.stringify(secrets, null, 2)}\n`, { mode: 0o600 });
  renameSync(`${file}.new`, file);
  return secrets;
}

function newSecret() {
  return randomBytes(32).toString('hex');
}
