import type pg from 'pg';
import { RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible';
import { SECOND } from '#app/platform/clock.ts';
import { AppError } from '#app/platform/errors/app-error.ts';
import type { Viewer } from '#app/platform/session/viewer.ts';
import type { Rate, RateLimit } from './rate-limit.ts';

/**
 * For whom a request counts: the member, else the network; for a limit `byNetwork` always the network. Or the recipient
 * of a mail, as a keyed hash of the address. Or a link of a mail with the network that uses it, as a keyed hash of both. Or
 * everybody together.
 */
type Subject = { viewer: Viewer | null; network: string } | { to: string } | { link: string } | 'everybody';

export interface RateLimits {
  /**
   * Counts one request, or `points` at once. Throws AppError too_many_requests, or the limit's own error, with the time to
   * wait, when they exceed the limit; they count all the same.
   */
  count(limit: RateLimit, subject: Subject, points?: number): Promise<void>;
  /** Counts as `count` does. Gives whether it is within the limit. */
  allows(limit: RateLimit, subject: Subject, points?: number): Promise<boolean>;
  /** Takes back the count of one request, which turned out to be none that the limit is for. */
  giveBack(limit: RateLimit, subject: Subject): Promise<void>;
  /** How many requests this process refused by each limit, by its name. */
  readonly refusals: ReadonlyMap<string, number>;
}

/**
 * Counts in PostgreSQL, so that all processes share the limits. `settings` overrides the declared rates, by name.
 */
export function openRateLimits(
  pool: pg.Pool,
  { limits, settings }: { limits: readonly RateLimit[]; settings: Readonly<Record<string, Rate>> },
): RateLimits {
  const limiters = new Map(
    limits.map(({ name, rate }) => {
      const { points, seconds } = settings[name] ?? rate;
      const limiter = new RateLimiterPostgres({
        storeClient: pool,
        tableName: 'rate_limit',
        tableCreated: true,
        clearExpiredByTimeout: false, // a nightly job deletes them
        keyPrefix: name,
        points,
        inMemoryBlockOnConsumed: points, // a flood of refused requests must not become one of queries
        duration: seconds,
      });
      return [name, limiter];
    }),
  );
  const refusals = new Map<string, number>();

  function limiterOf({ name }: RateLimit): RateLimiterPostgres {
    const limiter = limiters.get(name);
    if (!limiter) throw new Error(`No feature declares the limit ${name}.`);
    return limiter;
  }

  /** Counts `points`; gives the refusal when they exceed the limit, else null. */
  async function consume(limit: RateLimit, subject: Subject, points = 1): Promise<RateLimiterRes | null> {
    try {
      await limiterOf(limit).consume(keyOf(limit, subject), points);
      return null;
    } catch (refusal) {
      if (!(refusal instanceof RateLimiterRes)) throw refusal;
      refusals.set(limit.name, (refusals.get(limit.name) ?? 0) + 1);
      return refusal;
    }
  }

  return {
    async count(limit, subject, points) {
      const refusal = await consume(limit, subject, points);
      if (refusal) throw new AppError(limit.error ?? 'too_many_requests', { retryAfter: secondsLeft(refusal) });
    },
    async giveBack(limit, subject) {
      await limiterOf(limit).reward(keyOf(limit, subject), 1);
    },
    allows: async (limit, subject, points) => (await consume(limit, subject, points)) === null,
    refusals,
  };
}

/** In how many whole seconds the count starts again. */
const secondsLeft = ({ msBeforeNext }: RateLimiterRes): number => Math.max(1, Math.ceil(msBeforeNext / SECOND));

function keyOf({ byNetwork }: RateLimit, subject: Subject): string {
  if (subject === 'everybody') return subject;
  if ('to' in subject) return `t${subject.to}`;
  if ('link' in subject) return `l${subject.link}`;
  return subject.viewer && !byNetwork ? `m${subject.viewer.memberId}` : `n${subject.network}`;
}
