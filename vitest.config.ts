import { globSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { configDefaults, defineConfig } from 'vitest/config';
import PathSequencer from './tests/support/sequencer.ts';
import { THOROUGH } from './tests/support/thorough.ts';
import { HANGS, WAIT } from './tests/support/time-limits.ts';

const css = { transformer: 'lightningcss' } as const;

/** Payload's parts of a form need Next around them. */
const withoutNext = { alias: { '@payloadcms/ui': resolve('cms/testing/payload-ui.tsx') } };

const test = {
  setupFiles: 'tests/support/setup.ts',
  pool: 'forks', // which pictures can be read is set for a whole process
  execArgv: ['--max-semi-space-size=64'] as string[], // MB: what a request leaves is collected less often, which spares a tenth
  testTimeout: HANGS,
  hookTimeout: HANGS,
  expect: { poll: { timeout: WAIT, interval: 20 } },
  retry: 1, // what passes only then is listed as flaky (docs/decisions/tests.md)
  includeTaskLocation: true, // for that list
} as const;

const testsThat = (...says: RegExp[]): string[] =>
  globSync('{app,cms,tests}/**/*.test.{ts,tsx}', {
    exclude: ['**/node_modules', '**/.next', 'tests/thorough/**'],
  }).filter((file) => says.some((words) => words.test(readFileSync(file, 'utf8'))));

/** What a test says that loads modules anew or puts others in their place, which the next file would find so. */
const CHANGES_MODULES = /vi\.(mock|unmock|resetModules)\(/m;

/**
 * Tests that change what a process has in common: besides these they guard every server. And one that reads what others
 * change: Payload adds its texts to our blocks.
 */
const ALONE = [
  ...testsThat(CHANGES_MODULES),
  'cms/login/record-peer-address.test.ts',
  'cms/own-texts.test.ts',
  'cms/requests/guard-requests.test.ts',
  'tests/contract/loaded-packages.test.ts',
  ...(THOROUGH ? ['tests/thorough/*.test.ts'] : []),
];

/** Tests in a process that stands in for a browser. */
const IN_BROWSER = testsThat(/^\/\/ @vitest-environment jsdom/m).filter((file) => !ALONE.includes(file));

/**
 * Unit, API, contract and attack tests: the real server on a real PostgreSQL, without the router's plugin and the browser.
 * The files of a project share three processes, because most of their time went into importing the same modules again, but
 * for those that must be alone. Those of the CMS also share the Payload of their process.
 */
export default defineConfig({
  test: {
    globalSetup: 'tests/support/postgres-global-setup.ts',
    sequence: { sequencer: PathSequencer },
    maxWorkers: 3, // more than cores: a test often waits for PostgreSQL
    projects: [
      {
        css,
        test: {
          ...test,
          name: 'site',
          isolate: false,
          include: [
            'app/**/*.test.{ts,tsx}',
            'bin/**/*.test.js',
            'database/**/*.test.ts',
            'settings/**/*.test.ts',
            'tests/{contract,attacks,support}/**/*.test.ts',
          ],
          exclude: [...ALONE, ...IN_BROWSER],
        },
      },
      { css, resolve: withoutNext, test: { ...test, name: 'browser', isolate: false, include: IN_BROWSER } },
      { css, test: { ...test, name: 'alone', include: ALONE } },
      {
        css,
        resolve: withoutNext,
        test: {
          ...test,
          name: 'cms',
          isolate: false,
          include: ['cms/**/*.test.{ts,tsx}'],
          exclude: [...ALONE, ...IN_BROWSER, ...configDefaults.exclude],
        },
      },
    ],
  },
});
