import { createServer } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { freePort } from '../../bin/ports.js';
import { wakeCms } from './wake-cms.ts';

test('from its start the CMS is visited until it has answered once, and no more', async () => {
  const asked: string[] = [];
  const server = createServer((request, answer) => {
    asked.push(request.url ?? '');
    answer.writeHead(asked.length < 3 ? 503 : 200).end();
  });
  const port = await freePort();
  const awake = wakeCms(`http://127.0.0.1:${port}`, 50);
  await wait(120); // nobody listens yet
  server.listen(port, '127.0.0.1');
  await awake;
  await wait(120);
  server.close();
  expect(asked).toEqual(['/api/users/init', '/api/users/init', '/api/users/init']);
});
