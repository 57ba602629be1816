import { BlockList, isIP, isIPv6 } from 'node:net';

/** The header under which our own server notes from which address a request came (record-peer-address.ts). */
export const PEER = 'x-peer-address';

/** As TRUST_PROXY of the site names them. */
const NAMED: Record<string, string[]> = {
  loopback: ['127.0.0.1/8', '::1/128'],
  linklocal: ['169.254.0.0/16', 'fe80::/10'],
  uniquelocal: ['10.0.0.0/8', '172.16.0.0/12', '192.168.0.0/16', 'fc00::/7'],
};

/** Whether an address is that of one of these proxies: addresses, networks or names of networks, with commas between. */
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
 * The address of who asks: that from which the request came; what a proxy that we trust says in its place, and so on, but
 * never what somebody else wrote.
 */
export function clientAddressOf(headers: Headers, isTrusted: (address: string) => boolean): string {
  const forwarded = (headers.get('x-forwarded-for') ?? '').split(',').map((address) => address.trim());
  const hops = [headers.get(PEER) ?? '', ...forwarded.filter(Boolean).reverse()];
  return hops.find((address) => !isTrusted(address)) ?? hops.at(-1) ?? '';
}
