import type { FastifyRequest } from 'fastify';
import type { RequestContext } from '../request-context.ts';
import { authorize } from './authorize.ts';
import type { Call } from './contract.ts';

/** The contexts of requests, some of which are opened and authorized before the body of their request is read. */
interface EarlyAuthorization {
  /**
   * Opens the context and authorizes the call before the body is read. Throws what `open` and `authorize` throw; when the
   * call is handled it throws the latter again, and counts nothing.
   */
  authorize(request: FastifyRequest, declared: Pick<Call, 'access' | 'limit'>): Promise<void>;
  /** The context of a request: the one that was opened early, or a new one. */
  contextOf(request: FastifyRequest): Promise<RequestContext>;
}

/** Remembers a context from before the body is read until after, so that it is opened once and counted once. */
export function earlyAuthorization(open: (request: FastifyRequest) => Promise<RequestContext>): EarlyAuthorization {
  const opened = new WeakMap<FastifyRequest, RequestContext>();
  return {
    async authorize(request, declared) {
      const ctx = await open(request);
      const authorized = authorize(declared, ctx);
      opened.set(request, { ...ctx, authorized });
      await authorized;
    },
    contextOf: async (request) => opened.get(request) ?? open(request),
  };
}
