import { SECOND } from '#app/platform/clock.ts';
import { AppError } from '#app/platform/errors/app-error.ts';
import { hasRole } from '#app/platform/session/viewer.ts';
import type { RequestContext } from '../request-context.ts';
import { type Call, isRefusedWhilePaused } from './contract.ts';

/** As much of a call as tells who may make it. */
export type Authorized = Pick<Call, 'method' | 'access' | 'limit' | 'whilePaused'>;

/**
 * Checks the access and the rate limit of a call, which can be done before the body is read. Throws AppError
 * not_logged_in, forbidden, paused or too_many_requests.
 */
export async function authorize(declared: Authorized, ctx: RequestContext): Promise<void> {
  const { access, limit } = declared;
  if (access !== 'anyone' && !ctx.viewer) throw new AppError('not_logged_in');
  if (access !== 'anyone' && access !== 'member' && !hasRole(ctx.viewer, access)) throw new AppError('forbidden');
  if (isRefusedWhilePaused(declared)) refusePaused(ctx);
  if (limit && !limit.byToken) await ctx.platform.limits.count(limit, ctx);
}

function refusePaused({ viewer, platform }: RequestContext): void {
  if (!viewer?.pause) return;
  const { until } = viewer.pause;
  const left = until && Math.ceil((until.getTime() - platform.clock.now().getTime()) / SECOND);
  throw new AppError('paused', { retryAfter: left });
}
