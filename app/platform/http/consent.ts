import { stringifySetCookie } from 'cookie';
import { cookieOf } from '#app/platform/session/cookie.ts';

/** What a reader chose about cookies; 'unset' until they choose (spec §4, Cookie choice). */
export type Consent = 'unset' | 'accepted' | 'denied';

const YEAR_IN_SECONDS = 31_536_000;

/** The choice in a Cookie header. Anything that is no choice counts as none. */
export function consentOf(cookies: string | undefined): Consent {
  const choice = cookieOf(cookies, 'consent');
  return choice === 'accepted' || choice === 'denied' ? choice : 'unset';
}

/** The Set-Cookie value that keeps a choice for a year. It names nobody. */
export const consentCookie = (choice: 'accepted' | 'denied', secure: boolean): string =>
  stringifySetCookie({ name: 'consent', value: choice, path: '/', maxAge: YEAR_IN_SECONDS, sameSite: 'lax', secure });
