import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, test } from 'vitest';
import { PEER_ADDRESS_HEADER } from './client-address.ts';
import { recordPeerAddresses } from './record-peer-address.ts';

test('a client cannot set the recorded address itself', async () => {
  recordPeerAddresses();
  const server = createServer((request, answer) => answer.end(request.headers[PEER_ADDRESS_HEADER]));
  await new Promise<void>((listens) => server.listen(0, '127.0.0.1', listens));
  const { port } = server.address() as AddressInfo;
  const answer = await fetch(`http://127.0.0.1:${port}`, { headers: { [PEER_ADDRESS_HEADER]: '198.51.100.7' } });
  expect(await answer.text()).toBe('127.0.0.1');
  server.closeAllConnections();
  server.close();
});
