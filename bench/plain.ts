import { fork } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { freePort } from './servers.ts';
import { ENCODING, type Load } from './wrk.ts';

/** The yardstick: a plain node:http server. */
export interface Plain {
  load: Load;
  pid: number;
  stop(): Promise<void>;
}

/** Headers that every server sets itself. */
const OWN = new Set(['date', 'connection', 'keep-alive', 'transfer-encoding']);

/** Starts a server that answers this request with the same bytes, headers and compressed body, and does nothing else. */
export async function startPlain(load: Load): Promise<Plain> {
  const folder = mkdtempSync(join(tmpdir(), 'niergenoten-answer-'));
  const file = join(folder, 'answer.json');
  writeFileSync(file, JSON.stringify(await rawAnswer(load)));
  const port = await freePort();
  const server = fork(resolve('bench/plain-server.ts'), [file, String(port)]);
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

/** An answer as it goes over the line, its body compressed and in base64. Throws on another status than 200. */
function rawAnswer({ url, headers, body }: Load): Promise<{ headers: [string, string][]; body: string }> {
  const method = body ? 'POST' : 'GET';
  const posted = body && { 'content-type': 'application/json', 'idempotency-key': randomUUID() };
  return new Promise((resolve, reject) => {
    const asked = request(url, { method, headers: { ...ENCODING, ...headers, ...posted } }, async (answer) => {
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
