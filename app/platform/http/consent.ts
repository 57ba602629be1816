import { stringifySetCookie } from 'cookie';
import { cookieOf } from '#app/platform/session/cookie.ts';

/** The reader's choice about cookies; 'unset' before the choice (spec §4, Cookie choice). */
export type Consent = 'unset' | 'accepted' | 'denied';

const YEAR_IN_SECONDS = 31_536_000;

/** The choice in a Cookie header; 'unset' for any other value. */
export function consentOf(cookies: string | undefined): Consent {
  const choice = cookieOf(cookies, 'consent');
  return choice === 'accepted' || choice === 'denied' ? choice : 'unset';
}

/** The Set-Cookie value that stores the choice for a year. It identifies nobody. */
export const consentCookie = (choice: 'accepted' | 'denied', secure: boolean): string =>
  stringifySetCookie({ name: 'consent', value: choice, path: '/', maxAge: YEAR_IN_SECONDS, sameSite: 'lax', secure });
