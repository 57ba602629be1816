import { existsSync, mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { defineConfig } from '@playwright/test';
import { settingsEnvironment } from './settings/environments.js';
import { readSettings } from './settings/read-settings.js';
import { SITE } from './tests/journeys/support/addresses.ts';
import { CHROMIUM_FLAGS } from './tests/support/chromium-flags.ts';

const { CHROMIUM_PATH } = readSettings('tests', process.env);

// Made once, in the process that starts the site; the workers inherit it.
process.env.JOURNEYS_DATA_DIR ??= mkdtempSync(join(tmpdir(), 'niergenoten-journeys-'));

/** Journeys in Chromium through the whole site, as `npm start` runs it, on data of its own. */
export default defineConfig({
  testDir: 'tests/journeys',
  outputDir: 'test-results',
  workers: 4, // more than cores: a journey often waits
  fullyParallel: true,
  timeout: 90_000, // a busy machine is no fault
  expect: { timeout: 30_000, toPass: { timeout: 60_000 } },
  forbidOnly: true,
  reporter: 'list',
  use: {
    baseURL: SITE.origin,
    actionTimeout: 30_000, // so that a press that finds nothing says so, and not that the journey took too long
    locale: 'nl-NL',
    timezoneId: 'Europe/Amsterdam',
    launchOptions: {
      ...(CHROMIUM_PATH && { executablePath: CHROMIUM_PATH }),
      // A page is open for a second or two: to optimise its scripts costs more than it brings.
      args: [...CHROMIUM_FLAGS, '--js-flags=--no-opt,--no-maglev'],
    },
  },
  webServer: {
    command: 'node bin/start.js',
    url: `${SITE.origin}/readyz`,
    timeout: 120_000,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 15_000 },
    env: settingsEnvironment({
      DATA_DIR: process.env.JOURNEYS_DATA_DIR,
      PORT: String(SITE.port),
      PUBLIC_URL: SITE.origin,
      CMS_PORT: String(SITE.port + 1),
      // Only where it has been built, as `npm test` does: no journey should wait for a build behind its back.
      CMS: existsSync('cms/.next/.stamp') ? '1' : '0',
      // Journeys bring their own; to import that of the demo, and to encode its pictures, would slow the first of them down.
      CONTENT: '0',
      LOG_LEVEL: 'error',
      LIMIT_REGISTER: '1000/60',
      LIMIT_LOGIN: '1000/60',
      LIMIT_FORGOT_PASSWORD: '1000/60',
      LIMIT_RECONFIRM_EMAIL: '1000/60',
      LIMIT_MAIL_TO_ADDRESS: '1000/60',
      LIMIT_CAPTCHA: '1000/60',
      LIMIT_PAGE: '100000/60',
      LIMIT_WRITE: '10000/60',
    }),
  },
});
