import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, test } from 'vitest';
import { wakeCms } from './wake-cms.ts';

test('requests the CMS until it answers', async () => {
  const requests: string[] = [];
  const server = createServer((request, response) => {
    requests.push(request.url ?? '');
    if (requests.length === 1)
      request.socket.destroy(); // not ready yet
    else response.writeHead(requests.length === 2 ? 503 : 200).end();
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  try {
    await wakeCms(`http://127.0.0.1:${(server.address() as AddressInfo).port}`, 1);
    expect(requests).toEqual(['/api/users/init', '/api/users/init', '/api/users/init']);
  } finally {
    server.close();
  }
});
