import { parseCookie, stringifySetCookie } from 'cookie';
import { DAY } from '#app/platform/clock.ts';

/** Longer than any session: the session's row tells when it expires (rules.md R8), and activity updates only the row. */
const COOKIE_LIFETIME = 365 * DAY;

const NAME = 'session';

/** The name, path and protection of a cookie that scripts and other sites can't read. */
export const privateCookie = (name: string, secure: boolean) =>
  ({ name: fullName(name, secure), path: '/', httpOnly: true, sameSite: 'lax', secure }) as const;

/** The value of the private cookie `name` in a Cookie header, or null. */
export const privateCookieOf = (cookies: string | undefined, name: string, secure: boolean): string | null =>
  (cookies && parseCookie(cookies)[fullName(name, secure)]) || null;

const fullName = (name: string, secure: boolean) => (secure ? `__Host-${name}` : name);

/** The session token in a Cookie header, or null. */
export const sessionTokenOf = (cookies: string | undefined, secure: boolean): string | null =>
  privateCookieOf(cookies, NAME, secure);

/** The Set-Cookie value that starts a session; without `indefinite` it ends with the browser. */
export const sessionCookie = (of: { token: string; indefinite: boolean; secure: boolean }): string =>
  stringifySetCookie({
    ...privateCookie(NAME, of.secure),
    value: of.token,
    ...(of.indefinite && { maxAge: COOKIE_LIFETIME / 1000 }),
  });

/** The Set-Cookie value that removes the session cookie. */
export const expiredSessionCookie = (secure: boolean): string =>
  stringifySetCookie({ ...privateCookie(NAME, secure), value: '', maxAge: 0 });
