import type { FastifyInstance, InjectOptions } from 'fastify';

/**
 * R38: what one request may cost the thread that all requests share, in milliseconds. Hashing passwords has its own threads.
 */
const MAX_COST = 100;

/** A request that seems too expensive is repeated: the smallest cost is what it costs once the code is compiled. */
const ATTEMPTS = 5;

/** What a large upload costs once the code is compiled, about, in milliseconds. */
const BENIGN_COST = 30;

/** A request, and what is worst about it. */
export interface WorstRequest {
  what: string;
  options: InjectOptions;
}

/** Makes a request, and gives the CPU time of this thread in milliseconds. */
async function costOf(server: FastifyInstance, options: InjectOptions): Promise<number> {
  const before = process.threadCpuUsage();
  await server.inject(options);
  const { user, system } = process.threadCpuUsage(before);
  return (user + system) / 1000;
}

/**
 * The requests that cost too much, with their cost. Uploads are copied and sent on by the same thread: they may cost the
 * maximum beyond a `benign` one of their size, which may not cost more than the maximum either.
 */
export async function tooExpensive(
  server: FastifyInstance,
  requests: readonly WorstRequest[],
  benign?: InjectOptions,
): Promise<string[]> {
  const benignCost = benign ? await leastCostOf(server, benign, BENIGN_COST) : 0;
  const most = MAX_COST + benignCost;
  const found = benignCost > MAX_COST ? [tooMuch('a benign upload', benignCost, MAX_COST)] : [];
  for (const { what, options } of requests) {
    const cost = await leastCostOf(server, options, most);
    if (cost > most) found.push(tooMuch(what, cost, most));
  }
  return found;
}

const tooMuch = (what: string, cost: number, most: number) => `${what}: ${Math.round(cost)} ms of ${Math.round(most)}`;

/** The smallest cost of some attempts, of which there are no more once one costs at most `enough`. */
async function leastCostOf(server: FastifyInstance, options: InjectOptions, enough = 0): Promise<number> {
  let least = Number.POSITIVE_INFINITY;
  for (let attempt = 0; attempt < ATTEMPTS && least > enough; attempt += 1) {
    least = Math.min(least, await costOf(server, options));
  }
  return least;
}
