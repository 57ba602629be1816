import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Load, throughput } from './measure.ts';
import { startPlain } from './servers.ts';

/** Headers that every server sets itself. */
const OWN = new Set(['date', 'connection', 'keep-alive', 'transfer-encoding']);

export interface Throughput {
  perSecond: number;
  plainPerSecond: number;
}

/** What the site can answer a second and, in the same run, a plain server that sends the same bytes: headers and body. */
export async function besidePlain(load: Load): Promise<Throughput> {
  const folder = mkdtempSync(join(tmpdir(), 'niergenoten-answer-'));
  const file = join(folder, 'answer.json');
  writeFileSync(file, JSON.stringify(await rawAnswer(load)));
  const plain = await startPlain(file);
  try {
    const perSecond = await throughput(load);
    return { perSecond, plainPerSecond: await throughput({ ...load, url: plain.origin }) };
  } finally {
    await plain.stop();
    rmSync(folder, { recursive: true });
  }
}

/** An answer of the site as it goes over the line, compressed where it is. */
function rawAnswer({
  url,
  method = 'GET',
  headers = () => ({}),
  body,
}: Load): Promise<{ headers: [string, string][]; body: string }> {
  return new Promise((resolve, reject) => {
    const asked = request(url, { method, headers: { ...headers(), 'accept-encoding': 'br, gzip' } }, async (answer) => {
      if (answer.statusCode !== 200) return reject(new Error(`${url}: ${answer.statusCode}`));
      const bytes = Buffer.concat(await Array.fromAsync(answer as AsyncIterable<Buffer>)).toString('base64');
      const sent = Object.entries(answer.headersDistinct).flatMap(([name, values = []]) =>
        OWN.has(name) ? [] : values.map((value): [string, string] => [name, value]),
      );
      resolve({ headers: sent, body: bytes });
    });
    asked.once('error', reject);
    asked.end(body);
  });
}
