import type { RequestContext } from '../request-context.ts';
import { authorize } from './authorize.ts';
import type { Call, ResponseOf } from './contract.ts';
import type { AnyHandler, ContextFor, ReplyHeaders } from './handlers.ts';
import { type RawInput, validateInput } from './validate.ts';

/**
 * Authorizes, validates and handles a call, made by a program or by a form. Every call passes here. Gives what the
 * handler returns. Throws AppError not_logged_in, forbidden, too_many_requests, not_found, invalid_input, and what the
 * handler throws.
 */
export async function handleCall<C extends Call>(
  declared: C,
  handler: AnyHandler<C>,
  { ctx, raw, reply }: { ctx: RequestContext; raw: RawInput; reply: ReplyHeaders },
): Promise<ResponseOf<C>> {
  const { handle, validate } = typeof handler === 'function' ? { handle: handler, validate: undefined } : handler;
  await (ctx.authorized ?? authorize(declared, ctx));
  const input = await validateInput(declared, { ctx, raw, validate });
  return handle(ctx as ContextFor<C>, input, reply);
}
