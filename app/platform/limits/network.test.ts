import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { hashNetwork } from './network.ts';

const SECRET = 'a secret of the tests, and of nothing else';
const network = (address: string) => hashNetwork(address, SECRET);

describe('R2 the network by which attempts are counted', () => {
  it('of an IPv4 address is that address alone', () => {
    expect(network('192.0.2.1')).toBe(network('192.0.2.1'));
    expect(network('192.0.2.1')).not.toBe(network('192.0.2.2'));
  });

  it('of an IPv4-mapped IPv6 address is that of the IPv4 address', () => {
    expect(network('::ffff:192.0.2.1')).toBe(network('192.0.2.1'));
    expect(network('::FFFF:192.0.2.1')).toBe(network('192.0.2.1'));
    expect(network('::ffff:192.0.2.2')).not.toBe(network('192.0.2.1'));
  });

  it.each([
    ['2001:db8:0:1::1', '2001:db8:0:1:ffff:ffff:ffff:ffff'],
    ['2001:db8::1', '2001:0DB8:0000:0000::2'],
    ['::1', '0:0:0:0:0:0:0:2'],
    ['fe80::1%eth0', 'fe80::2%eth1'],
    ['2001:db8:0:1::', '2001:db8:0:1::192.0.2.1'],
  ])('of %s and %s is one', (one, other) => {
    expect(network(one)).toBe(network(other));
  });

  it('of an IPv6 address is its first 64 bits, however it is written', () => {
    const group = fc.oneof(fc.constant(0), fc.integer({ min: 0, max: 0xffff }));
    // An address whose first 80 bits are 0 may stand for one of IPv4, of which all of it counts.
    const first = fc.integer({ min: 1, max: 0xffff });
    const half = fc.tuple(first, group, group, group);
    fc.assert(
      fc.property(half, half, half, (first, second, other) => {
        const inFull = toAddress([...first, ...second]);
        const shortened = new URL(`http://[${inFull}]/`).hostname.slice(1, -1);
        expect(network(shortened)).toBe(network(inFull));
        expect(network(toAddress([...first, ...other]))).toBe(network(inFull));
        expect(network(toAddress([...other, ...second])) === network(inFull)).toBe(`${other}` === `${first}`);
      }),
    );
  });

  it('reveals the address to nobody without the secret', () => {
    expect(network('192.0.2.1')).not.toContain('192');
    expect(hashNetwork('192.0.2.1', 'another secret')).not.toBe(network('192.0.2.1'));
  });
});

const toAddress = (groups: number[]): string => groups.map((group) => group.toString(16)).join(':');
