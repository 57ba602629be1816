import { execFile, execFileSync } from 'node:child_process';
import { resolve } from 'node:path';
import { promisify } from 'node:util';

/** A request that is sent again and again. */
export interface Load {
  url: string;
  headers?: Record<string, string>;
  /** JSON to post, each time with a new Idempotency-Key. Without it the request is a GET. */
  body?: string;
}

export interface Throughput {
  requests: number;
  perSecond: number;
  /** The time within which 99 of 100 requests are answered, in milliseconds, with all connections busy. */
  p99: number;
}

/**
 * How many requests are open at the same time. A process that handles them one by one is busy with any number; a larger
 * number only makes the queue longer, and leaves more responses uncounted when the time is up.
 */
export const CONNECTIONS = 8;

/** The header with the compressions that a browser accepts. */
export const ACCEPT_ENCODING = { 'accept-encoding': 'gzip, br' };

/**
 * Throws an error that says how to install wrk when it is missing. A client in JavaScript would be slower than the servers.
 */
export function requireWrk(): void {
  try {
    execFileSync('which', ['wrk'], { stdio: 'ignore' });
  } catch {
    throw new Error(
      'wrk is missing: install it with `apt-get install wrk` or `brew install wrk`, or see https://github.com/wg/wrk',
    );
  }
}

/** Sends requests for `seconds`, on each connection the next one after each response. Throws when one fails. */
export async function runWrk({ url, headers = {}, body }: Load, seconds: number): Promise<Throughput> {
  const sent = { ...ACCEPT_ENCODING, ...headers, ...(body && { 'content-type': 'application/json' }) };
  const options = [
    ...['--threads', '1', '--connections', String(CONNECTIONS), '--duration', `${seconds}s`, '--timeout', '30s'],
    ...['--script', resolve('bench/measure/wrk.lua')],
    ...Object.entries(sent).flatMap(([name, value]) => ['--header', `${name}: ${value}`]),
  ];
  const env = { PATH: process.env.PATH, ...(body && { BENCH_POST: body }) };
  const { stdout } = await promisify(execFile)('wrk', [...options, url], { env });
  const { requests, failed, duration, p99 } = JSON.parse(stdout.trim().split('\n').at(-1) ?? '');
  if (failed > 0 || requests === 0) throw new Error(`${url}: ${failed} of ${requests} requests failed`);
  return { requests, perSecond: requests / (duration / 1e6), p99: p99 / 1000 };
}
