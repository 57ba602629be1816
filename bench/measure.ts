import { Agent, request } from 'node:http';
import { createHistogram } from 'node:perf_hooks';
import { setInterval } from 'node:timers/promises';
import autocannon from 'autocannon';

/** What is asked, again and again. */
export interface Load {
  url: string;
  method?: 'GET' | 'POST';
  /** Made anew for each request, where requests must differ. */
  headers?: () => Record<string, string>;
  body?: string;
}

const CONNECTIONS = 16;
const SECONDS = 8;
const ENCODING = { 'accept-encoding': 'br, gzip' };

/** As many requests as the server can answer: gives them by second. Throws when one was not answered well. */
export async function throughput(load: Load): Promise<number> {
  await cannon(load, 2); // warm
  return (await cannon(load, SECONDS)).requests.average;
}

async function cannon({ url, method = 'GET', headers = () => ({}), body }: Load, duration: number) {
  const setupRequest = (made: autocannon.Request) => ({
    ...made,
    headers: { ...ENCODING, ...headers() },
    ...(body && { body }),
  });
  const result = await autocannon({ url, method, duration, connections: CONNECTIONS, requests: [{ setupRequest }] });
  const bad = result.errors + result.non2xx;
  if (bad > 0) throw new Error(`${url}: ${bad} requests were not answered well`);
  return result;
}

/**
 * The time within which 99 of 100 requests are answered, in milliseconds, when `rate` come each second, evenly and
 * whether or not the ones before them have been answered.
 */
export async function p99AtRate(load: Load, rate: number): Promise<number> {
  const [only = Number.NaN] = await p99InTurns([load], { rate, seconds: SECONDS });
  return only;
}

/** The same of several loads, asked in turns: what else the machine does meets all of them alike. */
export async function p99InTurns(
  loads: readonly Load[],
  { rate, seconds }: { rate: number; seconds: number },
): Promise<number[]> {
  const agent = new Agent({ keepAlive: true });
  const turns = loads.map((load) => ({ load, times: createHistogram() }));
  const answers: Promise<void>[] = [];
  const total = rate * seconds * turns.length;
  for await (const _ of setInterval(1000 / rate / turns.length)) {
    const turn = turns[answers.length % turns.length];
    if (!turn || answers.length === total) break;
    const answer = timed(turn.load, agent, turn.times.record.bind(turn.times));
    answer.catch(() => {}); // told below, when all have been sent
    answers.push(answer);
  }
  await Promise.all(answers);
  agent.destroy();
  return turns.map(({ times }) => times.percentile(99) / 1e6);
}

function timed({ url, method = 'GET', headers = () => ({}), body }: Load, agent: Agent, record: (ns: bigint) => void) {
  const begun = process.hrtime.bigint();
  return new Promise<void>((answered, reject) => {
    const asked = request(url, { agent, method, headers: { ...ENCODING, ...headers() } }, (answer) => {
      if (answer.statusCode !== 200) reject(new Error(`${url}: ${answer.statusCode}`));
      answer.resume().once('end', () => answered(record(process.hrtime.bigint() - begun)));
    });
    asked.once('error', reject).end(body);
  });
}
