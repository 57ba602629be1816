import { join } from 'node:path';
import { expect, test } from 'vitest';
import { root } from '../install/checkout.js';
import { slowest, summarisePlaywright } from './test-summary.js';

/** A journey that was tried as often as it has durations. @param {number[]} durations */
const spec = (...durations) => ({
  title: `leest ${durations}`,
  line: 7,
  tests: [
    {
      status: durations.length > 1 ? 'flaky' : 'expected',
      results: durations.map((duration) => ({ duration })),
    },
  ],
});

test('a file of journeys takes as long as all its tests, retries and blocks of tests together, and names what is flaky', () => {
  const report = {
    config: { rootDir: join(root, 'tests/journeys') },
    stats: { expected: 3, flaky: 1, unexpected: 2 },
    suites: [
      { file: 'a.spec.ts', specs: [spec(5)], suites: [{ file: 'a.spec.ts', specs: [spec(10, 20)] }] },
      { file: 'b.spec.ts', specs: [] },
    ],
  };
  expect(summarisePlaywright(report)).toEqual({
    passed: 4,
    flaky: ['tests/journeys/a.spec.ts:7 leest 10,20'],
    failed: 2,
    files: [
      { file: 'tests/journeys/a.spec.ts', milliseconds: 35 },
      { file: 'tests/journeys/b.spec.ts', milliseconds: 0 },
    ],
  });
});

test('the slowest files come first', () => {
  const files = [2, 9, 4].map((milliseconds) => ({ file: `${milliseconds}.test.ts`, milliseconds }));
  expect(slowest(files, 2).map(({ milliseconds }) => milliseconds)).toEqual([9, 4]);
});
