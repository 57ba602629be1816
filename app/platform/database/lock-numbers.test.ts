import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import * as numbers from './lock-numbers.ts';

const files = globSync('{app,bin,cms,database,tests}/**/*.{ts,tsx,js,sql}', {
  exclude: ['**/node_modules', '**/.next', '**/lock-numbers.ts', '**/lock-numbers.test.ts'],
});

/** Whether a text acquires an advisory lock by a number that is not one of lock-numbers.ts. */
const usesOtherNumber = (text: string): boolean =>
  /7_?411_?3\d\d/.test(text) ||
  /pg_\w*advisory\w*lock\w*\(\s*(?![$])/.test(text) ||
  (/pg_\w*advisory\w*lock/.test(text) && !text.includes('lock-numbers.ts'));

test('every advisory lock has a different number', () => {
  const values = Object.values(numbers);
  expect(new Set(values).size).toBe(values.length);
});

test('every advisory lock uses a number of lock-numbers.ts', () => {
  expect(files.length).toBeGreaterThan(500);
  expect(files.filter((file) => usesOtherNumber(readFileSync(file, 'utf8')))).toEqual([]);
});

test.for([
  'select pg_advisory_xact_lock(42)',
  "import { SEED_LOCK } from './lock-numbers.ts'; sql`select pg_try_advisory_lock(hashtext('a'))`",
  'const LOCK = 7_411_372; sql`select pg_advisory_lock_shared($' + '{LOCK})`',
])('another number is found: %s', (text) => {
  expect(usesOtherNumber(text)).toBe(true);
});
