import { existsSync, globSync, mkdtempSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { defineConfig } from '@playwright/test';
import { settingsEnvironment } from './settings/environments.js';
import { readSettings } from './settings/read-settings.js';
import { CMS, SITE } from './tests/journeys/support/addresses.ts';
import { CHROMIUM_FLAGS } from './tests/support/chromium-flags.ts';
import { LEFT_OUT, THOROUGH } from './tests/support/thorough.ts';
import { HANGS, WAIT_ON_SCREEN, WIDE_LIMITS } from './tests/support/time-limits.ts';

const { CHROMIUM_PATH } = readSettings('tests', process.env);

// Made once, in the process that starts the site; the workers inherit it.
process.env.JOURNEYS_DATA_DIR ??= mkdtempSync(join(tmpdir(), 'niergenoten-journeys-'));

const leftOut = THOROUGH ? [] : ['thorough/**'];
const SCREENS = 'accessibility.spec.ts';

/** Those by editors of their own, as tests/journeys/support/cms.ts makes them. */
const THROUGH_CMS = globSync('tests/journeys/**/*.spec.ts').filter((file) =>
  readFileSync(file, 'utf8').includes('support/cms.ts'),
);

/** Journeys in Chromium through the whole site, as `npm start` runs it, on data of its own. */
export default defineConfig({
  testDir: 'tests/journeys',
  ...(!THOROUGH && { grepInvert: LEFT_OUT }),
  outputDir: 'test-results',
  workers: 4, // more than cores: a journey often waits
  fullyParallel: true,
  timeout: HANGS,
  expect: { timeout: WAIT_ON_SCREEN, toPass: { timeout: 2 * WAIT_ON_SCREEN } },
  forbidOnly: true,
  retries: 2, // what passes only then is listed as flaky (docs/decisions/tests.md)
  reporter: 'list',
  use: {
    baseURL: SITE.origin,
    locale: 'nl-NL',
    timezoneId: 'Europe/Amsterdam',
    launchOptions: {
      ...(CHROMIUM_PATH && { executablePath: CHROMIUM_PATH }),
      // A page is open for a second or two: to optimise its scripts costs more than it brings.
      args: [...CHROMIUM_FLAGS, '--js-flags=--no-opt,--no-maglev'],
    },
  },
  // In this order the CMS has started when its journeys begin, and the long ones of these are not left over at the end.
  projects: [
    { name: 'screens', testMatch: SCREENS },
    { name: 'cms', testMatch: THROUGH_CMS, testIgnore: leftOut },
    { name: 'journeys', testIgnore: [...leftOut, ...THROUGH_CMS, SCREENS] },
  ],
  webServer: {
    command: 'node bin/start.js',
    url: `${SITE.origin}/readyz`,
    timeout: HANGS,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 15_000 },
    env: settingsEnvironment({
      DATA_DIR: process.env.JOURNEYS_DATA_DIR,
      PORT: String(SITE.port),
      PUBLIC_URL: SITE.origin,
      CMS_PORT: new URL(CMS).port,
      // Only where it has been built, as `npm test` does: no journey should wait for a build behind its back.
      CMS: existsSync('cms/.next/.stamp') ? '1' : '0',
      // Journeys bring their own; to import that of the demo, and to encode its pictures, would slow the first of them down.
      CONTENT: '0',
      LOG_LEVEL: 'error',
      ...WIDE_LIMITS,
      LIMIT_REGISTER: '1000/60',
      LIMIT_LOGIN: '1000/60',
      LIMIT_FORGOT_PASSWORD: '1000/60',
      LIMIT_RECONFIRM_EMAIL: '1000/60',
      LIMIT_MAIL_TO_ADDRESS: '1000/60',
      LIMIT_CAPTCHA: '1000/60',
      LIMIT_PAGE: '100000/60',
      LIMIT_PAGE_OF_MEMBER: '100000/60',
      LIMIT_WRITE: '10000/60',
    }),
  },
});
