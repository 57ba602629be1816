import type pg from 'pg';
import { RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible';
import { BY_NETWORK, type Limit, type LimitName } from '#app/platform/config/limits.ts';
import { AppError } from '#app/platform/errors/app-error.ts';
import type { Viewer } from '#app/platform/session/viewer.ts';

/** Whose doing it is: the member's where there is one, else the network's; of some things always the network's. */
interface Doer {
  viewer: Viewer | null;
  network: string;
}

export interface RateLimits {
  /** Counts one; throws AppError too_many_requests when it was one too many. */
  count(name: LimitName, by: Doer): Promise<void>;
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
    async count(name, by) {
      const key = by.viewer && !BY_NETWORK.has(name) ? `m${by.viewer.memberId}` : `n${by.network}`;
      try {
        await limiters.get(name)?.consume(key);
      } catch (refusal) {
        if (refusal instanceof RateLimiterRes) throw new AppError('too_many_requests');
        throw refusal;
      }
    },
  };
}
