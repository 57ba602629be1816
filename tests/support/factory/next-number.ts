// The workers of Playwright share one database, unlike those of Vitest.
let count = Number(process.env.TEST_WORKER_INDEX ?? 0) * 100_000;

/** Gives a number that no other row of this run has in its name. */
export function nextNumber(): number {
  count += 1;
  return count;
}
