import { BlockList, isIP, isIPv6 } from 'node:net';

/** The header in which our own server records the address of the connection (record-peer-address.ts). */
export const PEER_ADDRESS_HEADER = 'x-peer-address';

/** The names of networks in TRUST_PROXY. */
const NAMED: Record<string, string[]> = {
  loopback: ['127.0.0.1/8', '::1/128'],
  linklocal: ['169.254.0.0/16', 'fe80::/10'],
  uniquelocal: ['10.0.0.0/8', '172.16.0.0/12', '192.168.0.0/16', 'fc00::/7'],
};

/** A test for addresses of trusted proxies: `proxies` has addresses, networks and names of networks, separated by commas. */
export function trustedProxies(proxies: string): (address: string) => boolean {
  const list = new BlockList();
  const ranges = proxies.split(',').flatMap((proxy) => NAMED[proxy.trim()] ?? proxy.trim());
  for (const range of ranges.filter(Boolean)) {
    const [address = '', bits] = range.split('/');
    list.addSubnet(address, Number(bits ?? (isIPv6(address) ? 128 : 32)), kind(address));
  }
  return (address) => isIP(address) !== 0 && list.check(address, kind(address));
}

const kind = (address: string) => (isIPv6(address) ? 'ipv6' : 'ipv4');

/**
 * The address of the client: the address of the connection or, behind trusted proxies, the last address in X-Forwarded-For
 * that is not one of theirs. What an untrusted client wrote before it does not count.
 */
export function clientAddressOf(headers: Headers, isTrusted: (address: string) => boolean): string {
  const forwarded = (headers.get('x-forwarded-for') ?? '').split(',').map((address) => address.trim());
  const hops = [headers.get(PEER_ADDRESS_HEADER) ?? '', ...forwarded.filter(Boolean).reverse()];
  return hops.find((address) => !isTrusted(address)) ?? hops.at(-1) ?? '';
}
