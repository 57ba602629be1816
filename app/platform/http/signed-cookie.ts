import { stringifySetCookie } from 'cookie';
import type { Config } from '#app/platform/config/config.ts';
import { privateCookie, privateCookieOf } from '#app/platform/session/cookie.ts';
import { isSigned, signature } from '#app/platform/session/token.ts';

type Signing = Pick<Config, 'secret' | 'secure'>;

/** A cookie that scripts and other sites can't read and the browser can't change. */
interface SignedCookie {
  /** Is part of the signature: a value signed for one cookie is not valid for another. */
  name: string;
  value: string;
  /** In milliseconds. */
  lifetime: number;
}

/** The Set-Cookie value that sets a signed cookie. */
export const signedCookie = ({ name, value, lifetime }: SignedCookie, { secret, secure }: Signing): string =>
  stringifySetCookie({
    ...privateCookie(name, secure),
    value: `${value}.${signature({ secret, purpose: name, value })}`,
    maxAge: lifetime / 1000,
  });

/** The Set-Cookie value that removes a signed cookie. */
export const expiredSignedCookie = (name: string, { secure }: Pick<Signing, 'secure'>): string =>
  stringifySetCookie({ ...privateCookie(name, secure), value: '', maxAge: 0 });

/** The value of the signed cookie `name` in a Cookie header; null where there is none, or where we did not sign it. */
export function signedCookieOf(cookies: string | undefined, name: string, { secret, secure }: Signing): string | null {
  const sent = privateCookieOf(cookies, name, secure) ?? '';
  const end = sent.lastIndexOf('.');
  const value = sent.slice(0, Math.max(end, 0));
  return end > 0 && isSigned(sent.slice(end + 1), { secret, purpose: name, value }) ? value : null;
}
