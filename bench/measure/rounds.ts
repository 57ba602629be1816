import { cpuTime, waitUntilIdle } from './process-usage.ts';
import { CONNECTIONS, type Load, runWrk } from './wrk.ts';

/** A server, and the request that it gets. */
export interface Server {
  load: Load;
  pid: number;
}

export interface Speed {
  perSecond: number;
  /** In milliseconds, with all connections busy. */
  p99: number;
  /** The CPU time of the process for each request, in milliseconds. */
  cpu: number;
}

export interface Rounds {
  rounds: number;
  /** How long each server is under load in each round. */
  seconds: number;
}

/**
 * Measures servers in alternating rounds, so that other work on the machine affects all alike. A first round warms up and
 * does not count. Returns the speeds of each server, by round.
 */
export async function measureInRounds(servers: readonly Server[], { rounds, seconds }: Rounds): Promise<Speed[][]> {
  const measured = servers.map((server) => ({ server, speeds: [] as Speed[] }));
  for (const { load } of servers) await runWrk(load, seconds);
  for (let round = 0; round < rounds; round += 1) {
    for (const { server, speeds } of measured) speeds.push(await measure(server, seconds));
  }
  return measured.map(({ speeds }) => speeds);
}

/** The median of each number. */
export function medianSpeed(speeds: readonly Speed[]): Speed {
  return {
    perSecond: median(speeds.map(({ perSecond }) => perSecond)),
    p99: median(speeds.map(({ p99 }) => p99)),
    cpu: median(speeds.map(({ cpu }) => cpu)),
  };
}

async function measure({ load, pid }: Server, seconds: number): Promise<Speed> {
  const before = cpuTime(pid);
  const { requests, perSecond, p99 } = await runWrk(load, seconds);
  // When the time is up, each connection still has a request that the server handles and wrk does not count.
  await waitUntilIdle(pid);
  return { perSecond, p99, cpu: (cpuTime(pid) - before) / (requests + CONNECTIONS) };
}

/** The median; the mean of the two middle numbers when their count is even. */
export function median(numbers: readonly number[]): number {
  const sorted = numbers.toSorted((a, b) => a - b);
  const middle = Math.floor(sorted.length / 2);
  const upper = sorted[middle] ?? Number.NaN;
  return sorted.length % 2 ? upper : ((sorted[middle - 1] ?? Number.NaN) + upper) / 2;
}
