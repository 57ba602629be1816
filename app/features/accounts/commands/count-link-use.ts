import type { Database } from '#app/platform/database/database.ts';
import type { RequestContext } from '#app/platform/http/request-context.ts';
import type { RateLimit } from '#app/platform/limits/rate-limit.ts';
import { keyedHash } from '#app/platform/session/token.ts';

interface LinkUse {
  token: string;
  /** Finds what the token belongs to; null for a token that does not work (any more). */
  find(db: Database, link: { token: string; now: Date }): Promise<object | null>;
}

/**
 * Counts the use of a link in a mail: one that works by itself, and those that do not by network, so that who tries many of
 * them shuts nobody of the network out (rules.md R49). Throws AppError too_many_requests.
 */
export async function countLinkUse(
  { platform, network }: Pick<RequestContext, 'platform' | 'network'>,
  limit: RateLimit,
  { token, find }: LinkUse,
): Promise<void> {
  const { db, clock, config, limits } = platform;
  const works = await find(db, { token, now: clock.now() });
  const link = () => keyedHash(config.secret, 'link', `${network} ${token}`).toString('base64url');
  await limits.count(limit, works ? { link: link() } : { viewer: null, network });
}
