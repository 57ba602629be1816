import { Agent, request } from 'node:http';
import { createHistogram } from 'node:perf_hooks';
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
  const agent = new Agent({ keepAlive: true });
  const times = createHistogram();
  const answers: Promise<void>[] = [];
  await new Promise<void>((sent) => {
    const timer = setInterval(() => {
      const answer = timed(load, agent, times.record.bind(times));
      answer.catch(() => {}); // told below, when all have been sent
      answers.push(answer);
      if (answers.length === rate * SECONDS) sent(clearInterval(timer));
    }, 1000 / rate);
  });
  await Promise.all(answers);
  agent.destroy();
  return times.percentile(99) / 1e6;
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
