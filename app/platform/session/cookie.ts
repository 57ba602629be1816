import { parseCookie, stringifySetCookie } from 'cookie';
import { DAY } from '#app/platform/clock.ts';

/** Longer than any session: when one ends, its row says (rules.md R8), and activity prolongs the row alone. */
const COOKIE_LIFETIME = 365 * DAY;

const cookieName = (secure: boolean) => (secure ? '__Host-session' : 'session');

/** The session token in a Cookie header, or null. */
export const sessionTokenOf = (cookies: string | undefined, secure: boolean): string | null =>
  cookieOf(cookies, cookieName(secure));

/** The value of the cookie `name` in a Cookie header, or null. */
export const cookieOf = (cookies: string | undefined, name: string): string | null =>
  (cookies && parseCookie(cookies)[name]) || null;

/** The Set-Cookie value that starts a session; without `indefinite` it ends with the browser. */
export const sessionCookie = (of: { token: string; indefinite: boolean; secure: boolean }): string =>
  stringifySetCookie({
    ...attributes(of.secure),
    value: of.token,
    ...(of.indefinite && { maxAge: COOKIE_LIFETIME / 1000 }),
  });

/** The Set-Cookie value that takes the session's cookie away. */
export const expiredSessionCookie = (secure: boolean): string =>
  stringifySetCookie({ ...attributes(secure), value: '', maxAge: 0 });

const attributes = (secure: boolean) =>
  ({ name: cookieName(secure), path: '/', httpOnly: true, sameSite: 'lax', secure }) as const;
