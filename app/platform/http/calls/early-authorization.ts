import type { FastifyReply, FastifyRequest } from 'fastify';
import type { RequestContext } from '../request-context.ts';
import { type Authorized, authorize } from './authorize.ts';

/** Opens the contexts of requests, before the body is read where that is asked. */
interface EarlyAuthorization {
  /**
   * Opens the context, and begins and authorizes an upload before its body is read. Throws what `open`, `authorize` and
   * `Uploads.begin` throw. Handling the call afterwards uses this result and does not count towards the rate limit again.
   */
  authorize(request: FastifyRequest, reply: FastifyReply, declared: Authorized): Promise<void>;
  /** The context of a request, which is opened once. */
  contextOf(request: FastifyRequest): Promise<RequestContext>;
}

/** Stores the context of each request, so that it is opened once and counts once towards the rate limit. */
export function earlyAuthorization(open: (request: FastifyRequest) => Promise<RequestContext>): EarlyAuthorization {
  const opened = new WeakMap<FastifyRequest, RequestContext>();

  async function contextOf(request: FastifyRequest): Promise<RequestContext> {
    const ctx = opened.get(request) ?? (await open(request));
    opened.set(request, ctx);
    return ctx;
  }

  return {
    async authorize(request, reply, declared) {
      const ctx = await contextOf(request);
      const authorized = Promise.try(() => {
        if (ctx.viewer) ctx.platform.uploads.begin(request, reply, ctx.viewer.memberId);
        return authorize(declared, ctx);
      });
      opened.set(request, { ...ctx, authorized });
      await authorized;
    },
    contextOf,
  };
}
