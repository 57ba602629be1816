import { fork } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { freePort } from '../../bin/process/ports.js';
import { ACCEPT_ENCODING, type Load } from './wrk.ts';

/** A running plain node:http server, with which the speed of the site is compared. */
export interface PlainServer {
  load: Load;
  pid: number;
  stop(): Promise<void>;
}

/** The headers that node:http sets itself. */
const AUTOMATIC_HEADERS = new Set(['date', 'connection', 'keep-alive', 'transfer-encoding']);

/**
 * Starts a server that sends the same headers and compressed body as the site does for this request, and does nothing else.
 */
export async function startPlainServer(load: Load): Promise<PlainServer> {
  const folder = mkdtempSync(join(tmpdir(), 'niergenoten-response-'));
  const file = join(folder, 'response.json');
  writeFileSync(file, JSON.stringify(await fetchRaw(load)));
  const port = await freePort();
  const server = fork(resolve('bench/measure/plain-server.ts'), [file, String(port)]);
  await once(server, 'message');
  rmSync(folder, { recursive: true });
  return {
    load: { ...load, url: `http://127.0.0.1:${port}/` },
    pid: server.pid ?? Number.NaN,
    async stop() {
      server.kill();
      await once(server, 'exit');
    },
  };
}

/** The response as it is sent, with its body compressed and then in base64. Throws when its status is not 200. */
function fetchRaw({ url, headers, body }: Load): Promise<{ headers: [string, string][]; body: string }> {
  const method = body ? 'POST' : 'GET';
  const postHeaders = body && { 'content-type': 'application/json', 'idempotency-key': randomUUID() };
  return new Promise((resolve, reject) => {
    const sent = request(
      url,
      { method, headers: { ...ACCEPT_ENCODING, ...headers, ...postHeaders } },
      async (response) => {
        if (response.statusCode !== 200) return reject(new Error(`${url}: ${response.statusCode}`));
        const bytes = Buffer.concat(await Array.fromAsync(response as AsyncIterable<Buffer>)).toString('base64');
        const sentHeaders = Object.entries(response.headersDistinct).flatMap(([name, values = []]) =>
          AUTOMATIC_HEADERS.has(name) ? [] : values.map((value): [string, string] => [name, value]),
        );
        resolve({ headers: sentHeaders, body: bytes });
      },
    );
    sent.once('error', reject);
    sent.end(body);
  });
}
