import { type AddressInfo, connect, type Socket } from 'node:net';
import { Readable } from 'node:stream';
import { beforeAll, expect, it } from 'vitest';
import { features } from '#app/features.ts';
import { SECOND } from '#app/platform/clock.ts';
import { defineFeature } from '#app/platform/features/define-feature.ts';
import { endSlowReaders } from '#app/platform/http/slow-readers.ts';
import { setUpTestSite } from '../support/test-site.ts';

/** More than the buffers of the kernel take. */
const LARGE = Buffer.alloc(64 * 1024 * 1024);

function* parts() {
  for (let start = 0; start < LARGE.length; start += 64 * 1024) yield LARGE.subarray(start, start + 64 * 1024);
}

const planted = defineFeature({
  name: 'planted',
  mount(server) {
    server.get('/groot', (_request, reply) => reply.send(LARGE));
    server.get('/in-delen', (_request, reply) => reply.send(Readable.from(parts())));
  },
});

const site = setUpTestSite({ REQUEST_SECONDS: '30' }, { features: [...features, planted] });
let port: number;
beforeAll(async () => {
  await site.server.listen({ port: 0, host: '127.0.0.1' });
  port = (site.server.server.address() as AddressInfo).port;
});

const countConnections = () =>
  new Promise<number>((resolve, reject) =>
    site.server.server.getConnections((error, count) => (error ? reject(error) : resolve(count))),
  );

const request = (path = '/groot') => {
  const socket = connect(port, '127.0.0.1').on('error', () => undefined);
  socket.write(`GET ${path} HTTP/1.1\r\nhost: localhost\r\nconnection: close\r\n\r\n`);
  return socket;
};

it('R33 ends the connection of a client that reads nothing for 30 s', async () => {
  const { server } = site.server;
  expect(server.timeout).toBe(30 * SECOND);
  server.setTimeout(SECOND / 2);
  const idle = request().pause();
  await expect.poll(countConnections).toBe(1);
  await expect.poll(countConnections).toBe(0);
  idle.destroy();
  server.setTimeout(30 * SECOND);
});

/** So much that the buffers of the kernel must have taken more meanwhile. */
const STEP = LARGE.length / 4;

it('R33 ends the connection of a client of which two checks see no progress, and not that of one that reads slowly', async () => {
  const check = endSlowReaders(site.server.server);
  const [slow, hardly] = [request('/in-delen'), request('/in-delen')];
  for await (const _part of inSteps(hardly, 1)) break; // it is answered, and reads no more
  let read = 0;
  for await (const bytes of inSteps(slow, STEP)) {
    read = bytes;
    check();
  }
  expect(read).toBeGreaterThan(LARGE.length);
  await expect.poll(countConnections).toBe(0);
  hardly.destroy();
});

/** Reads to the end, and pauses after each so many bytes and at the end. Gives how many came. */
async function* inSteps(socket: Socket, step: number): AsyncGenerator<number> {
  let [read, next] = [0, step];
  for await (const part of socket.iterator({ destroyOnReturn: false })) {
    read += part.length;
    if (read < next) continue;
    next = read + step;
    yield read;
  }
  yield read;
}
