import type pg from 'pg';
import { RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible';
import { BY_NETWORK, type Limit, type LimitName } from '#app/platform/config/limits.ts';
import { AppError } from '#app/platform/errors/app-error.ts';
import type { Viewer } from '#app/platform/session/viewer.ts';

/**
 * Whose doing it is: the member's where there is one, else the network's; of some things always the network's. Or what
 * it is done to, as a keyed hash.
 */
type Counted = { viewer: Viewer | null; network: string } | { to: string };

export interface RateLimits {
  /** Counts one; throws AppError too_many_requests when it was one too many. */
  count(name: LimitName, counted: Counted): Promise<void>;
}

/** Counts in PostgreSQL, so that the limits hold over all processes. */
export function openRateLimits(pool: pg.Pool, limits: Record<LimitName, Limit>): RateLimits {
  const limiters = new Map(
    Object.entries(limits).map(([name, { points, seconds }]) => [
      name,
      new RateLimiterPostgres({
        storeClient: pool,
        tableName: 'rate_limit',
        tableCreated: true,
        clearExpiredByTimeout: false, // a nightly job does it
        keyPrefix: name,
        points,
        duration: seconds,
      }),
    ]),
  );
  return {
    async count(name, counted) {
      try {
        await limiters.get(name)?.consume(keyOf(name, counted));
      } catch (refusal) {
        if (refusal instanceof RateLimiterRes) throw new AppError('too_many_requests');
        throw refusal;
      }
    },
  };
}

function keyOf(name: LimitName, counted: Counted): string {
  if ('to' in counted) return `t${counted.to}`;
  return counted.viewer && !BY_NETWORK.has(name) ? `m${counted.viewer.memberId}` : `n${counted.network}`;
}
