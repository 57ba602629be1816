import { type AddressInfo, connect } from 'node:net';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { features } from '#app/features.ts';
import { SECOND } from '#app/platform/clock.ts';
import { defineFeature } from '#app/platform/features/define-feature.ts';
import { openTestSite, type TestSite } from '../support/test-site.ts';

/** More than the buffers of the kernel take. */
const LARGE = Buffer.alloc(64 * 1024 * 1024);

const planted = defineFeature({
  name: 'planted',
  mount: (server) => server.get('/groot', (_request, reply) => reply.send(LARGE)),
});

let site: TestSite;
let port: number;
beforeAll(async () => {
  site = await openTestSite({}, { features: [...features, planted] });
  await site.server.listen({ port: 0, host: '127.0.0.1' });
  port = (site.server.server.address() as AddressInfo).port;
});
afterAll(() => site.close());

const countConnections = () =>
  new Promise<number>((resolve, reject) =>
    site.server.server.getConnections((error, count) => (error ? reject(error) : resolve(count))),
  );

const request = () => {
  const socket = connect(port, '127.0.0.1').on('error', () => undefined);
  socket.write('GET /groot HTTP/1.1\r\nhost: localhost\r\nconnection: close\r\n\r\n');
  return socket;
};

it('R33 ends the connection of a client that reads nothing for 30 s, and not that of one that reads slowly', async () => {
  const { server } = site.server;
  expect(server.timeout).toBe(30 * SECOND);
  server.setTimeout(SECOND / 2);
  const idle = request().pause();
  await expect.poll(countConnections).toBe(1);
  const slow = request();
  let read = 0;
  const ended = new Promise<void>((resolve) => void slow.on('close', () => resolve()));
  slow.on('data', (part) => {
    read += part.length;
    slow.pause();
    setTimeout(() => slow.resume(), 1);
  });
  await ended;
  expect(read).toBeGreaterThan(LARGE.length);
  await expect.poll(countConnections, { timeout: 5000 }).toBe(0);
  idle.destroy();
});
