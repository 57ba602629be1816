import type pg from 'pg';
import { RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible';
import { AppError } from '#app/platform/errors/app-error.ts';
import type { Viewer } from '#app/platform/session/viewer.ts';
import type { Allowance, RateLimit } from './rate-limit.ts';

/**
 * By whom it is counted: the member, where there is one, else the network; limits `byNetwork` always by the network. Or
 * by a target (an address that gets mail), as a keyed hash.
 */
type Counted = { viewer: Viewer | null; network: string } | { to: string };

export interface RateLimits {
  /** Counts one; throws AppError too_many_requests when that exceeds the limit. */
  count(limit: RateLimit, counted: Counted): Promise<void>;
}

/**
 * Counts in PostgreSQL, so that the limits hold over all processes. `settings` says by name how often, where that is not
 * what the limit declares.
 */
export function openRateLimits(
  pool: pg.Pool,
  { limits, settings }: { limits: readonly RateLimit[]; settings: Readonly<Record<string, Allowance>> },
): RateLimits {
  const limiters = new Map(
    limits.map(({ name, allows }) => {
      const { points, seconds } = settings[name] ?? allows;
      const limiter = new RateLimiterPostgres({
        storeClient: pool,
        tableName: 'rate_limit',
        tableCreated: true,
        clearExpiredByTimeout: false, // a nightly job does it
        keyPrefix: name,
        points,
        duration: seconds,
      });
      return [name, limiter];
    }),
  );
  return {
    async count(limit, counted) {
      const limiter = limiters.get(limit.name);
      if (!limiter) throw new Error(`No feature declares the limit ${limit.name}.`);
      try {
        await limiter.consume(keyOf(limit, counted));
      } catch (refusal) {
        if (refusal instanceof RateLimiterRes) throw new AppError('too_many_requests');
        throw refusal;
      }
    },
  };
}

function keyOf({ byNetwork }: RateLimit, counted: Counted): string {
  if ('to' in counted) return `t${counted.to}`;
  return counted.viewer && !byNetwork ? `m${counted.viewer.memberId}` : `n${counted.network}`;
}
