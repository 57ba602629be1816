import { stringifySetCookie } from 'cookie';
import type { Config } from '#app/platform/config/config.ts';
import { cookieOf } from '#app/platform/session/cookie.ts';
import { isSigned, signature } from '#app/platform/session/token.ts';

type Signing = Pick<Config, 'secret' | 'secure'>;

/** A value that a browser keeps for us, out of reach of scripts and of other sites, and can't change. */
interface SignedCookie {
  /** Also keeps its signatures apart from those of other cookies. */
  name: string;
  value: string;
  /** How long it is kept, in milliseconds. */
  lifetime: number;
}

/** The Set-Cookie value that has a browser keep a signed cookie. */
export const signedCookie = ({ name, value, lifetime }: SignedCookie, { secret, secure }: Signing): string =>
  stringifySetCookie({
    ...attributes(name, secure),
    value: `${value}.${signature({ secret, purpose: name, value })}`,
    maxAge: lifetime / 1000,
  });

/** The Set-Cookie value that removes a signed cookie. */
export const expiredSignedCookie = (name: string, { secure }: Pick<Signing, 'secure'>): string =>
  stringifySetCookie({ ...attributes(name, secure), value: '', maxAge: 0 });

/** The value of the signed cookie `name` in a Cookie header; null where there is none, or where we did not sign it. */
export function signedCookieOf(cookies: string | undefined, name: string, { secret, secure }: Signing): string | null {
  const sent = cookieOf(cookies, fullName(name, secure)) ?? '';
  const end = sent.lastIndexOf('.');
  const value = sent.slice(0, Math.max(end, 0));
  return end > 0 && isSigned(sent.slice(end + 1), { secret, purpose: name, value }) ? value : null;
}

const fullName = (name: string, secure: boolean) => (secure ? `__Host-${name}` : name);

const attributes = (name: string, secure: boolean) =>
  ({ name: fullName(name, secure), path: '/', httpOnly: true, sameSite: 'lax', secure }) as const;
