import { randomUUID } from 'node:crypto';
import { Agent, request } from 'node:http';
import { createHistogram, type RecordableHistogram } from 'node:perf_hooks';
import { setTimeout as wait } from 'node:timers/promises';
import { ACCEPT_ENCODING, type Load } from './wrk.ts';

/** The 99th percentile of the response times of each load, in milliseconds, measured as `measureTimes` does. */
export const measureP99 = async (loads: readonly Load[], pace: Pace): Promise<number[]> =>
  (await measureTimes(loads, pace)).map(p99);

/** The 99th percentile of response times, in milliseconds. */
export const p99 = (times: RecordableHistogram): number => times.percentile(99) / 1e6;

/** How many requests of each load are sent a second, and for how long. */
interface Pace {
  rate: number;
  seconds: number;
  /**
   * Whether they are sent at even intervals, so that none waits for another, which compares loads most exactly; or at
   * random, as readers come: then some meet, also on a quiet site.
   */
  arrivals: 'even' | 'random';
}

/**
 * Measures the response times of each load, in nanoseconds. Sends `rate` requests of each load a second for `seconds`, also
 * while earlier ones are unanswered. The loads alternate, so that other work on the machine affects all alike. Throws when
 * a response has another status than 200.
 */
export async function measureTimes(
  loads: readonly Load[],
  { rate, seconds, arrivals }: Pace,
): Promise<RecordableHistogram[]> {
  const agent = new Agent({ keepAlive: true });
  const measured = loads.map((load) => ({ load, times: createHistogram() }));
  const responses: Promise<void>[] = [];
  const interval = 1000 / rate / measured.length;
  let due = performance.now();
  for (let round = 0; round < rate * seconds; round += 1) {
    for (const { load, times } of measured) {
      due += arrivals === 'even' ? interval : -Math.log(1 - Math.random()) * interval;
      await wait(Math.max(0, due - performance.now()));
      const response = sendTimed(load, agent, times.record.bind(times));
      response.catch(() => {}); // `Promise.all` below reports it, after all requests have been sent
      responses.push(response);
    }
  }
  await Promise.all(responses);
  agent.destroy();
  return measured.map(({ times }) => times);
}

/** Sends a request and records the time until its response is complete, in nanoseconds. */
function sendTimed({ url, headers, body }: Load, agent: Agent, record: (nanoseconds: bigint) => void) {
  const method = body ? 'POST' : 'GET';
  const posted = body && { 'content-type': 'application/json', 'idempotency-key': randomUUID() };
  const startedAt = process.hrtime.bigint();
  return new Promise<void>((resolve, reject) => {
    const options = { agent, method, headers: { ...ACCEPT_ENCODING, ...headers, ...posted } };
    const sent = request(url, options, (response) => {
      if (response.statusCode !== 200) reject(new Error(`${url}: ${response.statusCode}`));
      response.resume().once('end', () => resolve(record(process.hrtime.bigint() - startedAt)));
    });
    sent.once('error', reject).end(body);
  });
}
