import { expect } from 'vitest';

/** Work that takes less says nothing about its growth, in milliseconds: some systems count in ticks of four. */
const NEGLIGIBLE = 20;

const ATTEMPTS = 3;

/**
 * Expects of work on a text of `size` that its time is in proportion to that (rules.md R38): on a text eight times as long it
 * costs less than three times what it costs on eight texts. CPU time, and the least of some attempts, so that neither the speed
 * of the machine nor what else it does counts.
 */
export async function expectLinear(size: number, work: (size: number) => unknown): Promise<void> {
  const ofEight = await leastCost(async () => {
    for (let nth = 0; nth < 8; nth += 1) await work(size);
  });
  const ofLong = await leastCost(() => work(8 * size));
  expect(ofLong).toBeLessThan(3 * Math.max(ofEight, NEGLIGIBLE));
}

/** The CPU time of this thread, in milliseconds. */
async function leastCost(work: () => unknown): Promise<number> {
  let least = Number.POSITIVE_INFINITY;
  for (let attempt = 0; attempt < ATTEMPTS; attempt += 1) {
    const before = process.threadCpuUsage();
    await work();
    const { user, system } = process.threadCpuUsage(before);
    least = Math.min(least, (user + system) / 1000);
  }
  return least;
}
