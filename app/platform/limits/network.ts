import { isIP } from 'node:net';
import ipaddr from 'ipaddr.js';
// A relative import, because the CMS imports this file too.
import { keyedHash } from '../session/token.ts';

/**
 * The network of an address as a keyed hash: an IPv4 address, or the first 64 bits of an IPv6 address, which one
 * subscriber holds whole (rules.md R2). A connection that closed before its address was read has none.
 */
export function hashNetwork(address: string | undefined, secret: string): string {
  return keyedHash(secret, 'network', networkOf(address ?? ''))
    .toString('base64url')
    .slice(0, 22);
}

function networkOf(address: string): string {
  const parsed = parse(address);
  return parsed instanceof ipaddr.IPv6 ? parsed.parts.slice(0, 4).join(':') : (parsed?.toString() ?? address);
}

/** Whether a host is this machine: `localhost` or a loopback address, which a URL has in brackets. */
export const isLoopback = (host: string): boolean =>
  host === 'localhost' || parse(host.replace(/^\[(.*)\]$/, '$1'))?.range() === 'loopback';

/** An address without its zone; one that is IPv4 in the form of IPv6 becomes IPv4. Gives null for what is no address. */
function parse(address: string) {
  const [withoutZone = ''] = address.split('%');
  return isIP(withoutZone) === 0 ? null : ipaddr.process(withoutZone); // the package alone would also read `0x7f.1`
}
