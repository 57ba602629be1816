import { once } from 'node:events';
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

const site = setUpTestSite({}, { features: [...features, planted] });
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

it('R33 ends the connection of a client that reads nothing for 30 s, and not that of one that reads slowly', async () => {
  const { server } = site.server;
  expect(server.timeout).toBe(30 * SECOND);
  server.setTimeout(SECOND / 2);
  const idle = request().pause();
  await expect.poll(countConnections).toBe(1);
  expect(await readSlowly(request(), 1)).toBeGreaterThan(LARGE.length);
  await expect.poll(countConnections, { timeout: 5000 }).toBe(0);
  idle.destroy();
});

it('R33 ends the connection of a client that keeps reading, but hardly anything', async () => {
  endSlowReaders(site.server.server, 500);
  const hardly = request();
  void readSlowly(hardly, 400);
  await expect.poll(countConnections).toBe(1);
  await expect.poll(countConnections, { timeout: 5000 }).toBe(0);
  hardly.destroy();
  expect(await readSlowly(request('/in-delen'), 1)).toBeGreaterThan(LARGE.length);
});

/** Reads with a pause in milliseconds after each part until the connection ends. Gives how many bytes came. */
async function readSlowly(socket: Socket, pause: number): Promise<number> {
  let read = 0;
  socket.on('data', (part) => {
    read += part.length;
    socket.pause();
    setTimeout(() => socket.resume(), pause);
  });
  await once(socket, 'close');
  return read;
}
