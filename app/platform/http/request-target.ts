import type { ErrorCode } from '#app/platform/errors/catalogue.ts';
import { pathAndQuery } from './pages/page-routes.ts';

/** The longest request target that is read, in characters (rules.md R38). The longest address of the site is 600. */
export const MAX_TARGET = 2048;

/** A path of which every part is written in the one way that it can be. Most are, so this spares parsing them. */
const PLAIN_PATH = /^\/(?:[\w~-][\w.~-]*\/)*(?:[\w~-][\w.~-]*)?$/;

/**
 * A percent-encoded character that a path has unencoded (RFC 3986, 2.3), or that would change its meaning: `/`, `\` and NUL.
 */
const FOREIGN_ENCODING = /%(?:2[def]|3\d|[46][1-9a-f]|[57][\da]|5[cf]|7e|00)/i;

/**
 * Why a request target can't be handled; null for one that can. There is one reading of an address (rules.md R40): a path
 * that URL would normalise, or that encodes what needs no encoding, is no address of this site. So the page cache, the
 * router and the access checks, which each read the path in their own way, can't read different ones.
 */
export function targetError(target = '/'): Extract<ErrorCode, 'not_found' | 'uri_too_long'> | null {
  if (target.length > MAX_TARGET) return 'uri_too_long';
  const { path } = pathAndQuery(target);
  return !target.includes('#') && (PLAIN_PATH.test(path) || isNormalised(path)) ? null : 'not_found';
}

const isNormalised = (path: string): boolean =>
  /^\/(?!\/)/.test(path) &&
  !FOREIGN_ENCODING.test(path) &&
  canBeDecoded(path) &&
  URL.canParse(path, ORIGIN) &&
  new URL(path, ORIGIN).pathname === path;

const ORIGIN = 'https://own.invalid';

/** Whether a path is properly percent-encoded UTF-8. */
function canBeDecoded(path: string): boolean {
  try {
    return decodeURI(path).length > 0; // uses the result: the bundler would drop a call without effect
  } catch {
    return false;
  }
}
