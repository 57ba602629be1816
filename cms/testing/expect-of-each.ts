import { expect } from 'vitest';

/** Expects what `check` asserts of each item, which it is given with its name; lists all offenders with what is wrong with them. */
export function expectOfEach<T>(items: Iterable<readonly [name: string, item: T]>, check: (item: T) => void): void {
  const offenders: string[] = [];
  let count = 0;
  for (const [name, item] of items) {
    count += 1;
    try {
      check(item);
    } catch (error) {
      offenders.push(`${name}: ${(error as Error).message}`);
    }
  }
  expect(offenders).toEqual([]);
  expect(count).toBeGreaterThan(0);
}
