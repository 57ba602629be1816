import { expect } from 'vitest';

/** Work that takes less says nothing about its growth, in milliseconds: some systems count in ticks of four. */
const NEGLIGIBLE = 20;

const ATTEMPTS = 3;

/**
 * Expects of work on a text of `size` that its time is in proportion to that (rules.md R38): on a text eight times as long it
 * costs less than three times what it costs on eight texts. CPU time, and the least of up to three attempts, so that neither
 * the speed of the machine nor what else it does counts.
 */
export async function expectLinear(size: number, work: (size: number) => unknown): Promise<void> {
  const least = { ofEight: Number.POSITIVE_INFINITY, ofLong: Number.POSITIVE_INFINITY };
  const isLinear = () => least.ofLong < 3 * Math.max(least.ofEight, NEGLIGIBLE);
  for (let attempt = 0; attempt < ATTEMPTS && !isLinear(); attempt += 1) {
    const ofEight = await costOf(async () => {
      for (let nth = 0; nth < 8; nth += 1) await work(size);
    });
    least.ofEight = Math.min(least.ofEight, ofEight);
    least.ofLong = Math.min(least.ofLong, await costOf(() => work(8 * size)));
  }
  expect(isLinear(), `${least.ofLong} ms beside ${least.ofEight} ms`).toBe(true);
}

/** The CPU time of this thread, in milliseconds. */
async function costOf(work: () => unknown): Promise<number> {
  const before = process.threadCpuUsage();
  await work();
  const { user, system } = process.threadCpuUsage(before);
  return (user + system) / 1000;
}
