import { AppError } from '#app/platform/errors/app-error.ts';
import { hasRole } from '#app/platform/session/viewer.ts';
import type { RequestContext } from '../request-context.ts';
import type { Call } from './contract.ts';

/**
 * Checks the access and the rate limit of a call, which can be done before the body is read. Throws AppError
 * not_logged_in, forbidden or too_many_requests.
 */
export async function authorize({ access, limit }: Pick<Call, 'access' | 'limit'>, ctx: RequestContext): Promise<void> {
  if (access !== 'anyone' && !ctx.viewer) throw new AppError('not_logged_in');
  if (access !== 'anyone' && access !== 'member' && !hasRole(ctx.viewer, access)) throw new AppError('forbidden');
  if (limit) await ctx.platform.limits.count(limit, ctx);
}
