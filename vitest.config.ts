import { defineConfig } from 'vitest/config';

/** Unit, API, contract and attack tests: the real server on a real PostgreSQL, without the router's plugin and the browser. */
export default defineConfig({
  css: { transformer: 'lightningcss' },
  test: {
    include: [
      'app/**/*.test.{ts,tsx}',
      'cms/*.test.ts',
      'cms/{admin,blocks,commands,editing,database,import,login,media,publish,fields,lists,preview,collections,schedule,requests}/**/*.test.ts',
      'bin/**/*.test.js',
      'database/**/*.test.ts',
      'settings/**/*.test.ts',
      'tests/{contract,attacks,support}/**/*.test.ts',
    ],
    globalSetup: 'tests/support/postgres-global-setup.ts',
    setupFiles: 'tests/support/setup.ts',
    pool: 'forks', // each file is a process: which pictures can be read is set for a whole one
    maxWorkers: 2,
    testTimeout: 20_000,
    hookTimeout: 30_000,
  },
});
