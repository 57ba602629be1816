import type { FastifyInstance, InjectOptions } from 'fastify';
import { BODY_LIMIT } from '#app/platform/http/server.ts';

/**
 * R38: what one request may cost the thread that all requests share: as much as to write and read so many bodies of JSON of
 * the largest size, which is 100 ms on the machine for which the rule was made. Hashing passwords has its own threads.
 */
const MAX_BODIES = 70;

/** What a large upload costs once the code is compiled, about, in such bodies. */
const BENIGN_BODIES = 20;

const LARGEST_BODY = JSON.stringify(Array.from({ length: BODY_LIMIT / 12 }, (_, index) => `tekst${index}`));

/** A request that seems too expensive is repeated: the smallest cost is what it costs once the code is compiled. */
const ATTEMPTS = 5;

/** A request, and what is worst about it. */
export interface WorstRequest {
  what: string;
  options: InjectOptions;
}

/** What it costs this machine to write and read the most bodies, in milliseconds; all at once, since some systems count in ticks of four. */
function costOfBodies(): number {
  const before = process.threadCpuUsage();
  for (let nth = 0; nth < MAX_BODIES; nth += 1) JSON.stringify(JSON.parse(LARGEST_BODY));
  return millisecondsSince(before);
}

let ofBodies = costOfBodies();

/** Makes a request, and gives the CPU time of this thread, in bodies. */
async function costOf(server: FastifyInstance, options: InjectOptions): Promise<number> {
  const before = process.threadCpuUsage();
  await server.inject(options);
  return (millisecondsSince(before) / ofBodies) * MAX_BODIES;
}

/** The CPU time of this thread since then, in milliseconds. */
function millisecondsSince(before: NodeJS.CpuUsage): number {
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
  const benignCost = benign ? await leastCostOf(server, benign, BENIGN_BODIES) : 0;
  const most = MAX_BODIES + benignCost;
  const found = benignCost > MAX_BODIES ? [tooMuch('a benign upload', benignCost, MAX_BODIES)] : [];
  for (const { what, options } of requests) {
    const cost = await leastCostOf(server, options, most);
    if (cost > most) found.push(tooMuch(what, cost, most));
  }
  return found;
}

const tooMuch = (what: string, cost: number, most: number) =>
  `${what}: costs ${Math.round(cost)} bodies of ${Math.round(most)}`;

/**
 * The smallest cost of some attempts, in bodies, of which there are no more once one costs at most `enough`. What a body costs
 * is measured again before each further one: beside other work both cost more.
 */
async function leastCostOf(server: FastifyInstance, options: InjectOptions, enough: number): Promise<number> {
  let least = await costOf(server, options);
  for (let attempt = 1; attempt < ATTEMPTS && least > enough; attempt += 1) {
    ofBodies = costOfBodies();
    least = Math.min(least, await costOf(server, options));
  }
  return least;
}
