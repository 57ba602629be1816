import { globSync, readFileSync } from 'node:fs';
import { defineConfig } from 'vitest/config';

const css = { transformer: 'lightningcss' } as const;

const test = {
  setupFiles: 'tests/support/setup.ts',
  pool: 'forks', // which pictures can be read is set for a whole process
  testTimeout: 20_000,
  hookTimeout: 30_000,
} as const;

/**
 * Tests that change what a process has in common: they stand in for a browser (jsdom) or a module, guard every server, or
 * allow drawings to be read, as the import does. And one that reads what others change: Payload adds its texts to our blocks.
 */
const ALONE = [
  ...globSync('{app,cms}/**/*.test.{ts,tsx}', { exclude: ['**/node_modules', '**/.next'] }).filter((file) =>
    readFileSync(file, 'utf8').startsWith('// @vitest-environment jsdom'),
  ),
  'app/platform/passwords/passwords.test.ts', // and the next hash passwords at their real cost
  'tests/attacks/password-queue.test.ts',
  'cms/admin/dashboard/dashboard.test.tsx',
  'cms/import/*.test.ts',
  'cms/login/record-peer-address.test.ts',
  'cms/own-texts.test.ts',
  'cms/requests/guard-requests.test.ts',
  'tests/contract/loaded-packages.test.ts',
  'tests/attacks/bounded-work.test.ts',
];

/**
 * Unit, API, contract and attack tests: the real server on a real PostgreSQL, without the router's plugin and the browser.
 * The files of the site share three processes, because most of their time went into importing the same modules again, but for
 * those that must be alone. So do the files of the CMS, which also share the Payload of their process.
 */
export default defineConfig({
  test: {
    globalSetup: 'tests/support/postgres-global-setup.ts',
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
          exclude: ALONE,
        },
      },
      { css, test: { ...test, name: 'alone', include: ALONE } },
      {
        css,
        test: {
          ...test,
          name: 'cms',
          isolate: false,
          include: [
            'cms/*.test.ts',
            'cms/{admin,blocks,commands,editing,database,import,login,media,publish,fields,lists,preview,collections,schedule,requests}/**/*.test.{ts,tsx}',
          ],
          exclude: ALONE,
        },
      },
    ],
  },
});
