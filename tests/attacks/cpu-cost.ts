import type { FastifyInstance, InjectOptions } from 'fastify';

/**
 * R38: what one request may cost the thread that all requests share, in milliseconds. Hashing passwords has its own threads.
 */
const MAX_COST = 100;

/** A request that seems too expensive is repeated: the smallest cost is what it costs once the code is compiled. */
const ATTEMPTS = 5;

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

/** The requests that cost too much, with their cost. */
export async function tooExpensive(server: FastifyInstance, requests: readonly WorstRequest[]): Promise<string[]> {
  const found: string[] = [];
  for (const { what, options } of requests) {
    let cost = Number.POSITIVE_INFINITY;
    for (let attempt = 0; attempt < ATTEMPTS && cost > MAX_COST; attempt += 1) {
      cost = Math.min(cost, await costOf(server, options));
    }
    if (cost > MAX_COST) found.push(`${what}: ${Math.round(cost)} ms`);
  }
  return found;
}
