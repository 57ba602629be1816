import autocannon from 'autocannon';

/** What is asked, again and again. */
export interface Load {
  url: string;
  method?: 'GET' | 'POST';
  headers?: Record<string, string>;
  /** Made anew for each request, where requests must differ. */
  setup?: (request: autocannon.Request) => autocannon.Request;
}

const CONNECTIONS = 16;
const SECONDS = 8;

/** As many requests as the server can answer: gives them by second. Throws when one was not answered well. */
export async function throughput(load: Load): Promise<number> {
  await run(load, { duration: 2 }); // warm
  const result = await run(load, { duration: SECONDS });
  return result.requests.average;
}

/** The time within which 99 of 100 requests are answered, in milliseconds, when `rate` come each second. */
export async function p99AtRate(load: Load, rate: number): Promise<number> {
  const result = await run(load, { duration: SECONDS, overallRate: rate });
  return result.latency.p99;
}

async function run({ url, method = 'GET', headers = {}, setup }: Load, options: Partial<autocannon.Options>) {
  const result = await autocannon({
    url,
    connections: CONNECTIONS,
    method,
    headers: { 'accept-encoding': 'br, gzip', ...headers },
    ...(setup && { requests: [{ setupRequest: setup }] }),
    ...options,
  });
  const bad = result.errors + result.non2xx;
  if (bad > 0) throw new Error(`${url}: ${bad} requests were not answered well`);
  return result;
}
