import { data } from 'react-router';
import { DAY } from '#app/platform/clock.ts';
import type { Config } from '#app/platform/config/config.ts';
import type { RequestContext } from '#app/platform/http/request-context.ts';
import { expiredSignedCookie, signedCookie } from '#app/platform/http/signed-cookie.ts';

const NAME = 'donor-target';

/** Long enough to read on, think and register; no longer, for it says something about the reader's health. */
const LIFETIME = DAY;

/**
 * The id of the person whom a donor wants to reach, or null. Only who was shown that person's page has it signed, so
 * that nobody learns who there is by counting (decisions.md 3).
 */
export function donorTargetOf({ signedCookie: read }: Pick<RequestContext, 'signedCookie'>): number | null {
  const id = read(NAME);
  return id !== null && /^[1-9]\d{0,9}$/.test(id) ? Number(id) : null;
}

/** The Set-Cookie value that remembers the person `id`. */
export const donorTargetCookie = (id: number, config: Pick<Config, 'secret' | 'secure'>): string =>
  signedCookie({ name: NAME, value: String(id), lifetime: LIFETIME }, config);

/** The Set-Cookie value that removes that cookie. */
export const removedDonorTargetCookie = (config: Pick<Config, 'secure'>): string => expiredSignedCookie(NAME, config);

/**
 * What a loader gives to show `shown` and have the browser remember the person `id` through the registration. Its page
 * must name `userIsDonor` under `handle.cache.except`: a page that is cached for all sets no cookie for one.
 */
export const withDonorTarget = <T>({ platform }: Pick<RequestContext, 'platform'>, id: number, shown: T) =>
  data(shown, { headers: { 'set-cookie': donorTargetCookie(id, platform.config) } });
