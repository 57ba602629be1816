import { globSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

/** What would let the clock decide whether a test passes: limits of its own, pauses, and durations that it measures itself. */
const BY_THE_CLOCK =
  /^\s*\}, [\d_]+\);$|\btimeout: [\d_]{4,}|test\.setTimeout|waitForTimeout|performance\.now\(\)|[cC]puUsage\(|toBeLessThan\(.*(?:MINUTE|SECOND)/m;

it('all limits of time in tests are those of tests/support/time-limits.ts', () => {
  const files = globSync('{app,bin,cms,database,settings,tests}/**/*.test.{ts,tsx,js}', {
    exclude: ['**/node_modules', '**/.next', 'tests/contract/time-limits.test.ts'],
  });
  expect(files.length).toBeGreaterThan(400);
  expect(files.filter((file) => BY_THE_CLOCK.test(readFileSync(file, 'utf8')))).toEqual([]);
});
