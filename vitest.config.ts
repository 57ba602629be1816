import { defineConfig } from 'vitest/config';

const css = { transformer: 'lightningcss' } as const;

const test = {
  setupFiles: 'tests/support/setup.ts',
  pool: 'forks', // which pictures can be read is set for a whole process
  testTimeout: 20_000,
  hookTimeout: 30_000,
} as const;

/**
 * Unit, API, contract and attack tests: the real server on a real PostgreSQL, without the router's plugin and the browser.
 * The files of the site share two processes, because most of their time went into importing the same modules again. Those
 * of the CMS have a process each: Payload reads its settings once.
 */
export default defineConfig({
  test: {
    globalSetup: 'tests/support/postgres-global-setup.ts',
    maxWorkers: 2,
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
        },
      },
      {
        css,
        test: {
          ...test,
          name: 'cms',
          include: [
            'cms/*.test.ts',
            'cms/{admin,blocks,commands,editing,database,import,login,media,publish,fields,lists,preview,collections,schedule,requests}/**/*.test.ts',
          ],
        },
      },
    ],
  },
});
