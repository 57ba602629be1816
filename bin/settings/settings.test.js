import { mkdirSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { cmsEnvironment, siteEnvironment } from './environments.js';
import { readSecrets } from './secrets.js';
import { preparePrivateFolder, resolveSettings } from './settings.js';

/** @type {string} */
let DATA_DIR;
beforeEach(() => {
  DATA_DIR = mkdtempSync(join(tmpdir(), 'niergenoten-settings-'));
});
afterEach(() => {
  vi.unstubAllEnvs();
  rmSync(DATA_DIR, { recursive: true });
});

const DATABASE_URL = 'postgres://site:geheim@localhost/site';
const CMS_DATABASE_URL = 'postgres://cms:geheim@localhost/site';

test('other users cannot read the data folder, whatever the umask, also when it existed already', () => {
  const before = process.umask(0);
  try {
    const [made, opened] = [join(DATA_DIR, 'made'), join(DATA_DIR, 'opened')];
    mkdirSync(opened, { mode: 0o777 });
    for (const folder of [made, opened]) {
      preparePrivateFolder(folder);
      expect(statSync(folder).mode & 0o066).toBe(0);
    }
  } finally {
    process.umask(before);
  }
});

describe('the CMS', () => {
  test('with the embedded database it is started, unless CMS=0', () => {
    expect(resolveSettings({}).cms).toEqual({
      port: 3001,
      url: 'http://localhost:3001',
      local: true,
      disabledReason: '',
    });
    expect(resolveSettings({ CMS: '0' }).cms.disabledReason).toBe('CMS=0');
    expect(resolveSettings({ CMS_PORT: '4001', CMS_URL: 'https://cms.example.org' }).cms).toMatchObject({
      port: 4001,
      url: 'https://cms.example.org',
    });
  });

  test('with a database of your own it is started if CMS_DATABASE_URL is set', () => {
    expect(resolveSettings({ DATABASE_URL }).cms.disabledReason).toContain('CMS_DATABASE_URL ontbreekt');
    expect(resolveSettings({ DATABASE_URL, CMS_DATABASE_URL }).cms.disabledReason).toBe('');
    expect(() => resolveSettings({ CMS_URL: 'cms' })).toThrow('CMS_URL: moet een adres zijn');
  });
});

describe('the secrets', () => {
  test('are generated once with the embedded database, in a file that only the owner can read', () => {
    const settings = resolveSettings({ DATA_DIR });
    const secrets = readSecrets({}, settings);
    expect(new Set(Object.values(secrets)).size).toBe(5);
    expect(readSecrets({}, settings)).toEqual(secrets);
    expect(statSync(join(DATA_DIR, 'secrets.json')).mode & 0o777).toBe(0o600);
  });

  test('that an older version generated are preserved, and missing ones are added', () => {
    const old = { sessionSecret: 'oud', databasePassword: 'ouder' };
    writeFileSync(join(DATA_DIR, 'secrets.json'), JSON.stringify(old));
    const secrets = readSecrets({}, resolveSettings({ DATA_DIR }));
    expect(secrets).toMatchObject(old);
    expect(secrets.cmsSecret).toHaveLength(64);
    expect(JSON.parse(readFileSync(join(DATA_DIR, 'secrets.json'), 'utf8'))).toEqual(secrets);
  });

  test('are required with a database of your own, those of the CMS only when it is started', () => {
    const SESSION_SECRET = 'x'.repeat(32);
    const secretsOf = (/** @type {Record<string, string>} */ env) => readSecrets(env, resolveSettings(env));
    expect(() => secretsOf({ DATABASE_URL })).toThrow('SESSION_SECRET ontbreekt');
    expect(secretsOf({ DATABASE_URL, SESSION_SECRET }).cmsSecret).toBe('');
    const given = { DATABASE_URL, SESSION_SECRET, CMS_DATABASE_URL };
    expect(() => secretsOf(given)).toThrow('CMS_SECRET ontbreekt\nPREVIEW_SECRET ontbreekt');
    expect(() => secretsOf({ ...given, CMS_SECRET: SESSION_SECRET })).toThrow('PREVIEW_SECRET ontbreekt');
  });
});

test('the CMS does not get the secrets of the site, nor the site those of the CMS', () => {
  vi.stubEnv('DATABASE_URL', DATABASE_URL);
  vi.stubEnv('SESSION_SECRET', 'een-sessie');
  vi.stubEnv('CMS_SECRET', 'een-redactie');
  vi.stubEnv('SMTP_URL', 'smtp://user:geheim@localhost');
  const settings = resolveSettings({ DATA_DIR });
  const secrets = readSecrets({}, settings);
  const database = { url: DATABASE_URL, cmsUrl: CMS_DATABASE_URL };

  const cms = cmsEnvironment(settings, secrets, database);
  expect(cms).toMatchObject({ CMS_DATABASE_URL, CMS_SECRET: secrets.cmsSecret, NEXT_TELEMETRY_DISABLED: '1' });
  for (const secret of [DATABASE_URL, 'een-sessie', secrets.sessionSecret, secrets.databasePassword, 'smtp://']) {
    expect(JSON.stringify(cms)).not.toContain(secret);
  }
  const site = siteEnvironment(settings, secrets, { url: DATABASE_URL });
  expect(site).toMatchObject({ DATABASE_URL, SESSION_SECRET: secrets.sessionSecret });
  expect(site.PREVIEW_SECRET).toBe(cms.PREVIEW_SECRET); // the only secret that both have: it gives access to drafts only
  for (const secret of [CMS_DATABASE_URL, 'een-redactie']) expect(JSON.stringify(site)).not.toContain(secret);
});

test('the demo accounts are created only at addresses of this machine', () => {
  const demoOf = (/** @type {Record<string, string>} */ env) =>
    cmsEnvironment(resolveSettings({ DATA_DIR, ...env }), { cmsSecret: '', previewSecret: '' }, {}).DEMO;
  expect(demoOf({})).toBe('1');
  expect(demoOf({ DEMO: '0' })).toBe('0');
  expect(demoOf({ HOST: '127.0.0.2', PUBLIC_URL: 'http://[::1]:3000' })).toBe('1');
  expect(demoOf({ HOST: '127.example.org' })).toBe('0');
  expect(demoOf({ PUBLIC_URL: 'https://127.example.org' })).toBe('0');
  expect(demoOf({ HOST: '0.0.0.0' })).toBe('0');
  expect(demoOf({ PUBLIC_URL: 'https://www.example.org' })).toBe('0');
  expect(demoOf({ CMS_URL: 'https://cms.example.org' })).toBe('0');
});
