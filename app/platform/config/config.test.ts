import { describe, expect, it } from 'vitest';
import { parseConfig } from './config.ts';

const required = {
  DATABASE_URL: 'postgres://localhost/niergenoten',
  SESSION_SECRET: 'a secret of the tests, and of nothing else',
};

it('needs an address of a database and a secret, and fills in the rest', () => {
  const config = parseConfig(required);
  expect(config.publicUrl.href).toBe('http://127.0.0.1:3000/');
  expect(config).toMatchObject({ secure: false, demo: false, limits: { usernameLookup: { points: 20, seconds: 60 } } });
});

it('names every bad setting at once', () => {
  const bad = {
    PORT: 'tachtig',
    PUBLIC_URL: 'ftp://example.org',
    DATABASE_URL: 'mysql://localhost/niergenoten',
    DATABASE_POOL: '1',
    SMTP_URL: 'smtp',
    MEDIA_URL: '/var/media',
    SESSION_SECRET: 'kort',
    DEMO: 'ja',
    LOG_LEVEL: 'veel',
    WEB_PROCESSES: '0',
    CONTACT_EMAIL: 'geen adres',
    LIMIT_LOGIN: 'honderd',
    LIMIT_WRITE: '0/60',
    SESSION_IDLE_MINUTES: '5',
    SESSION_INDEFINITE_DAYS: '0',
  };
  const message = messageOf(() => parseConfig(bad));
  expect([...message.matchAll(/^ {2}(\w+): .+$/gm)].map(([, name]) => name).sort()).toEqual(Object.keys(bad).sort());
});

it('refuses a session that would outlive its cookie or never end', () => {
  const endless = { SESSION_IDLE_MINUTES: '1441', SESSION_INDEFINITE_DAYS: '366' };
  const message = messageOf(() => parseConfig({ ...required, ...endless }));
  for (const name of Object.keys(endless)) expect(message).toContain(name);
});

it('names missing settings, and never shows the value of a secret', () => {
  const message = messageOf(() => parseConfig({ SESSION_SECRET: 'te kort geheim' }));
  expect(message).toContain('DATABASE_URL');
  expect(message).not.toContain('te kort geheim');
});

it('treats an empty setting as not set', () => {
  const config = parseConfig({ ...required, PORT: '', SMTP_URL: '', LIMIT_LOGIN: '' });
  expect(config).toMatchObject({ port: 3000, smtpUrl: null, limits: { login: { points: 100, seconds: 3600 } } });
});

it.each([
  ['https://www.example.org', true],
  ['http://www.example.org', false],
])('with %s cookies are secure: %s', (PUBLIC_URL, secure) => {
  expect(parseConfig({ ...required, PUBLIC_URL }).secure).toBe(secure);
});

describe('the demo is enabled only on a loopback address', () => {
  it.each([
    [{ HOST: '127.0.0.1', PUBLIC_URL: 'http://localhost:3000' }, true],
    [{ HOST: 'localhost' }, true],
    [{ HOST: '127.0.0.1', PUBLIC_URL: 'http://[::1]:3000' }, true],
    [{ HOST: '::1' }, true],
    [{ HOST: '0.0.0.0', PUBLIC_URL: 'http://localhost:3000' }, false],
    [{ HOST: '::', PUBLIC_URL: 'http://localhost:3000' }, false],
    [{ HOST: '127.0.0.1', PUBLIC_URL: 'https://www.example.org' }, false],
    [{ HOST: '127.0.0.1', PUBLIC_URL: 'http://localhost.example.org' }, false],
    [{ HOST: '127.0.0.1', PUBLIC_URL: 'http://127.example.org' }, false],
    [{ HOST: '127.example.org', PUBLIC_URL: 'http://localhost:3000' }, false],
  ])('%j: %s', (addresses, demo) => {
    expect(parseConfig({ ...required, ...addresses, DEMO: '1' }).demo).toBe(demo);
    expect(parseConfig({ ...required, ...addresses, DEMO: '0' }).demo).toBe(false);
  });
});

function messageOf(parse: () => unknown): string {
  try {
    parse();
  } catch (error) {
    return (error as Error).message;
  }
  return '';
}

it('outside the demo all staff need a second factor, unless somebody sets that otherwise', () => {
  expect(parseConfig({ ...required }).secondFactorRequired).toEqual(['moderator', 'professional', 'administrator']);
  expect(parseConfig({ ...required, DEMO: '1' }).secondFactorRequired).toEqual([]);
  expect(parseConfig({ ...required, SECOND_FACTOR_REQUIRED: 'none' }).secondFactorRequired).toEqual([]);
});
