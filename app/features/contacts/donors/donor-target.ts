import { data } from 'react-router';
import { DAY } from '#app/platform/clock.ts';
import type { Config } from '#app/platform/config/config.ts';
import type { RequestContext } from '#app/platform/http/request-context.ts';
import { expiredSignedCookie, signedCookie } from '#app/platform/http/signed-cookie.ts';

const NAME = 'donor-target';

/** Long enough to think about it and register, but no longer, because the cookie reveals something about health. */
const LIFETIME = DAY;

/**
 * The id of the person whom a donor wants to reach, or null. The cookie is signed, and set only by the page of that
 * person, so that nobody can find out which ids exist by trying them (choices.md 3).
 */
export function donorTargetOf({ signedCookie: read }: Pick<RequestContext, 'signedCookie'>): number | null {
  const id = read(NAME);
  return id !== null && /^[1-9]\d{0,9}$/.test(id) ? Number(id) : null;
}

/** The Set-Cookie value that remembers the person `id`. */
export const donorTargetCookie = (id: number, config: Pick<Config, 'secret' | 'secure'>): string =>
  signedCookie({ name: NAME, value: String(id), lifetime: LIFETIME }, config);

/** The Set-Cookie value that removes that cookie. */
export const expiredDonorTargetCookie = (config: Pick<Config, 'secure'>): string => expiredSignedCookie(NAME, config);

/**
 * The response of a loader that also sets the cookie with the person's `id`, for a later registration. The page must name
 * `userIsDonor` under `handle.cache.except`, because a cached response cannot set a cookie.
 */
export const withDonorTarget = <T>({ platform }: Pick<RequestContext, 'platform'>, id: number, loaderData: T) =>
  data(loaderData, { headers: { 'set-cookie': donorTargetCookie(id, platform.config) } });
