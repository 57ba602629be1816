/** What a reader chose about cookies; 'unset' until they choose (spec §4, Cookie choice). */
export type Consent = 'unset' | 'accepted' | 'denied';

const YEAR_IN_SECONDS = 31_536_000;

/** The choice in a request's Cookie header. Anything that is no choice counts as none. */
export function readConsent(cookieHeader: string | null): Consent {
  const value = /(?:^|;)\s*consent=([a-z]+)/.exec(cookieHeader ?? '')?.[1];
  return value === 'accepted' || value === 'denied' ? value : 'unset';
}

/** The Set-Cookie header that keeps the choice for a year. It names nobody, so scripts may read it. */
export function consentCookie(choice: 'accepted' | 'denied'): string {
  return `consent=${choice}; Path=/; Max-Age=${YEAR_IN_SECONDS}; SameSite=Lax`;
}
