import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { environmentFor, settingsEnvironment } from './environments.js';
import { EXAMPLE, envExample } from './generate.js';
import { checkSettings, namesFor, readSettings, settingOf, textOf } from './read-settings.js';

const names = namesFor('start');

describe('the file generated from the table', () => {
  test('is up to date with `npm run generate:settings`', () => {
    expect(readFileSync(EXAMPLE, 'utf8')).toBe(envExample());
  });

  test('names every setting', () => {
    for (const name of names) expect(envExample()).toContain(`\n#${name}=`);
  });
});

describe('the table', () => {
  test.for(names)('the default and the example of %s are valid', (name) => {
    const { parse, example } = settingOf(name);
    for (const text of [textOf(name, {}), example]) if (text) expect(() => parse(text)).not.toThrow();
  });

  test.for(names)('the processes that require %s also read it', (name) => {
    const { readBy, requiredBy = [] } = settingOf(name);
    expect(readBy).toEqual(expect.arrayContaining([...requiredBy]));
  });

  test('the default of CMS_URL has the port of the CMS', () => {
    expect(readSettings('start', { CMS_PORT: '4001' }).CMS_URL).toBe('http://localhost:4001');
  });
});

describe('wrong settings', () => {
  test('are all named in one error, with those that are missing', () => {
    const { problems } = checkSettings('cms', {
      UPLOAD_MEGABYTES: 'veel',
      CMS_URL: 'cms',
      CMS_SECRET: 'te kort geheim',
    });
    expect(problems).toEqual([
      "CMS_URL: moet een adres zijn dat begint met http:// of https://, niet 'cms'",
      'CMS_DATABASE_URL: ontbreekt',
      'CMS_SECRET: moet ten minste 32 tekens lang zijn',
      'PREVIEW_SECRET: ontbreekt',
      "UPLOAD_MEGABYTES: moet een geheel getal van 1 tot en met 100 zijn, niet 'veel'",
    ]);
  });

  test('have their default when the errors are checked later', () => {
    expect(checkSettings('cms', { UPLOAD_MEGABYTES: 'veel' }).values.UPLOAD_MEGABYTES).toBe(25);
  });

  test('have their value in the error, except secrets', () => {
    const wrong = Object.fromEntries(names.map((name) => [name, 'geheim']));
    for (const problem of checkSettings('start', wrong).problems) {
      const [name] = problem.split(':') as [(typeof names)[number]];
      expect(problem.includes('geheim')).toBe(!settingOf(name).secret);
    }
  });

  test.for([
    'SESSION_SECRET',
    'CMS_SECRET',
    'PREVIEW_SECRET',
    'DATABASE_URL',
    'CMS_DATABASE_URL',
    'SMTP_URL',
    'MEDIA_URL',
  ] as const)('%s is a secret', (name) => expect(settingOf(name).secret).toBe(true));

  test('are ignored by a process that does not read them', () => {
    expect(checkSettings('tests', { PORT: 'tachtig' }).problems).toEqual([]);
  });
});

test('a process that we start gets the settings that it reads, and all other variables', () => {
  const ours = { PATH: '/bin', CMS_SECRET: 'c', SESSION_SECRET: 's', PORT: '1', LOG_LEVEL: '' };
  expect(environmentFor('site', ours, { PORT: '2' })).toEqual({ PATH: '/bin', SESSION_SECRET: 's', PORT: '2' });
  expect(environmentFor('cms', ours, { CMS_SECRET: undefined })).toEqual({ PATH: '/bin' });
  // @ts-expect-error: the site must not know the secret of the CMS
  environmentFor('site', ours, { CMS_SECRET: 'c' });
});

test('settings of tests must exist and be valid', () => {
  expect(settingsEnvironment({ LIMIT_WRITE: '10000/60', DATA_DIR: undefined })).toEqual({ LIMIT_WRITE: '10000/60' });
  expect(() => settingsEnvironment({ LIMIT_WRITE: 'veel' })).toThrow('LIMIT_WRITE: moet');
  // @ts-expect-error: there is no such setting
  settingsEnvironment({ LIMIT_WRITING: '10000/60' });
});
