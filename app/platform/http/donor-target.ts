import { stringifySetCookie } from 'cookie';
import { data } from 'react-router';
import { DAY } from '#app/platform/clock.ts';
import type { Config } from '#app/platform/config/config.ts';
import { cookieOf } from '#app/platform/session/cookie.ts';
import { isSigned, signature } from '#app/platform/session/token.ts';
import type { RequestContext } from './request-context.ts';

/** Long enough to read on, think and register; no longer, for it says something about the reader's health. */
const LIFETIME = DAY;

const cookieName = (secure: boolean) => (secure ? '__Host-donor-target' : 'donor-target');

type Signing = Pick<Config, 'secret' | 'secure'>;

/**
 * The person whom a donor wants to reach, out of a Cookie header, or null. Only who was shown that person's page has it
 * signed, so that nobody learns who there is by counting (decisions.md 3).
 */
export function donorTargetOf(cookies: string | undefined, { secret, secure }: Signing): number | null {
  const [id = '', mac = ''] = cookieOf(cookies, cookieName(secure))?.split('.') ?? [];
  return /^[1-9]\d{0,9}$/.test(id) && isSigned(mac, { secret, purpose: 'donor-target', value: id }) ? Number(id) : null;
}

/** The Set-Cookie value that remembers the person `id`. */
export const donorTargetCookie = (id: number, { secret, secure }: Signing): string =>
  stringifySetCookie({
    ...attributes(secure),
    value: `${id}.${signature({ secret, purpose: 'donor-target', value: String(id) })}`,
    maxAge: LIFETIME / 1000,
  });

/** The Set-Cookie value that forgets them again. */
export const forgottenDonorTargetCookie = ({ secure }: Pick<Config, 'secure'>): string =>
  stringifySetCookie({ ...attributes(secure), value: '', maxAge: 0 });

/**
 * What a loader gives to show `shown` and have the browser remember the person `id` through the registration. Its page
 * must name `userIsDonor` under `handle.cache.except`: what is kept for all sets no cookie for one.
 */
export const rememberingDonorTarget = <T>({ platform }: Pick<RequestContext, 'platform'>, id: number, shown: T) =>
  data(shown, { headers: { 'set-cookie': donorTargetCookie(id, platform.config) } });

const attributes = (secure: boolean) =>
  ({ name: cookieName(secure), path: '/', httpOnly: true, sameSite: 'lax', secure }) as const;
