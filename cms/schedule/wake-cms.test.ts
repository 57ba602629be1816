import { once } from 'node:events';
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, test } from 'vitest';
import { wakeCms } from './wake-cms.ts';

/** Wakes a server that answers the requests with these, one after another; gives the paths that were requested. */
async function wake(...answers: ((response: ServerResponse) => void)[]): Promise<string[]> {
  const requests: string[] = [];
  const server = createServer((request, response) => {
    answers[requests.length]?.(response);
    requests.push(request.url ?? '');
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  try {
    const { port } = server.address() as AddressInfo;
    await wakeCms(`http://127.0.0.1:${port}`, { retryMs: 1, timeoutMs: 200 });
    return requests;
  } finally {
    server.closeAllConnections();
    server.close();
  }
}

const PATH = '/api/users/init';
const answer = (status: number) => (response: ServerResponse) => void response.writeHead(status).end();
const hangUp = ({ req }: ServerResponse) => void req.socket.destroy();

test('requests the CMS until it answers', async () => {
  expect(await wake(hangUp, answer(503), answer(200))).toEqual([PATH, PATH, PATH]);
});

test('requests it again when a request gets no answer', async () => {
  expect(await wake(() => {}, answer(200))).toEqual([PATH, PATH]);
});
