import { parseCookie, stringifySetCookie } from 'cookie';
import { DAY, HOUR } from '#app/platform/clock.ts';

/** How long a session lives without activity: 4 hours, or 30 days when the member stays logged in (rules.md R8). */
export const IDLE_LIFETIME = 4 * HOUR;
export const INDEFINITE_LIFETIME = 30 * DAY;

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
    ...(of.indefinite && { maxAge: INDEFINITE_LIFETIME / 1000 }),
  });

/** The Set-Cookie value that takes the session's cookie away. */
export const endedSessionCookie = (secure: boolean): string =>
  stringifySetCookie({ ...attributes(secure), value: '', maxAge: 0 });

const attributes = (secure: boolean) =>
  ({ name: cookieName(secure), path: '/', httpOnly: true, sameSite: 'lax', secure }) as const;
