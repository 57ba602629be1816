import { isIPv6 } from 'node:net';
// A relative import, because the CMS imports this file too.
import { keyedHash } from '../session/token.ts';

/**
 * The network of an address as a keyed hash: an IPv4 address, or the first 64 bits of an IPv6 address, which one
 * subscriber holds whole (rules.md R2).
 */
export function hashNetwork(address: string, secret: string): string {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address);
  const network = mapped?.[1] ?? (isIPv6(address) ? first64Bits(address) : address);
  return keyedHash(secret, 'network', network).toString('base64url').slice(0, 22);
}

function first64Bits(address: string): string {
  const [head = '', tail] = (address.split('%')[0] ?? '').split('::');
  const start = head === '' ? [] : head.split(':');
  const end = tail === undefined || tail === '' ? [] : tail.split(':');
  const zeros = tail === undefined ? 0 : 8 - start.length - end.length;
  const groups = [...start, ...Array<string>(Math.max(zeros, 0)).fill('0'), ...end];
  return groups
    .slice(0, 4)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(':');
}
