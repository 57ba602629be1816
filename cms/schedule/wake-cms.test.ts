import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, test } from 'vitest';
import { wakeCms } from './wake-cms.ts';

test('from its start the CMS is visited until it has answered once', async () => {
  const asked: string[] = [];
  const server = createServer((request, answer) => {
    asked.push(request.url ?? '');
    if (asked.length === 1)
      request.socket.destroy(); // not ready yet
    else answer.writeHead(asked.length === 2 ? 503 : 200).end();
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  try {
    await wakeCms(`http://127.0.0.1:${(server.address() as AddressInfo).port}`, 1);
    expect(asked).toEqual(['/api/users/init', '/api/users/init', '/api/users/init']);
  } finally {
    server.close();
  }
});
