import { expect, test } from 'vitest';
import { clientAddressOf, PEER_ADDRESS_HEADER, trustedProxies } from './client-address.ts';

const addressFor = (peer: string, forwarded: string, proxies: string) =>
  clientAddressOf(new Headers({ [PEER_ADDRESS_HEADER]: peer, 'x-forwarded-for': forwarded }), trustedProxies(proxies));

test.for([
  { peer: '192.0.2.1', forwarded: '198.51.100.7', proxies: '', is: '192.0.2.1' },
  { peer: '192.0.2.1', forwarded: '198.51.100.7', proxies: '192.0.2.2', is: '192.0.2.1' },
  { peer: '192.0.2.1', forwarded: '198.51.100.7', proxies: '192.0.2.1', is: '198.51.100.7' },
  { peer: '192.0.2.1', forwarded: '203.0.113.9, 198.51.100.7', proxies: '192.0.2.0/24', is: '198.51.100.7' },
  { peer: '127.0.0.1', forwarded: '198.51.100.7, 10.1.2.3', proxies: 'loopback, uniquelocal', is: '198.51.100.7' },
  { peer: '::ffff:127.0.0.1', forwarded: '198.51.100.7', proxies: 'loopback', is: '198.51.100.7' },
  { peer: '::1', forwarded: '2001:db8::1', proxies: 'loopback', is: '2001:db8::1' },
  { peer: '127.0.0.1', forwarded: '', proxies: 'loopback', is: '127.0.0.1' },
  { peer: '', forwarded: '198.51.100.7', proxies: 'loopback', is: '' },
])(
  'a connection from $peer with X-Forwarded-For $forwarded and TRUST_PROXY ‘$proxies’ is from $is',
  ({ peer, forwarded, proxies, is }) => {
    expect(addressFor(peer, forwarded, proxies)).toBe(is);
  },
);
