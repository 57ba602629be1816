import type { FastifyRequest } from 'fastify';
import { letIn } from './calls/admit.ts';
import type { Call } from './calls/contract.ts';
import type { Visit } from './visit.ts';

/** The visits of requests, some of which are opened before the body of their request is read. */
interface EarlyVisits {
  /**
   * Opens the visit, and checks who asks and how often, before the body is read. Throws what `open` and the check throw;
   * the call that the visit is for throws the latter again, and counts nothing.
   */
  letIn(request: FastifyRequest, declared: Pick<Call, 'access' | 'limit'>): Promise<void>;
  /** The visit of a request: the one that was opened early, or a new one. */
  visitOf(request: FastifyRequest): Promise<Visit>;
}

/** Keeps a visit from before the body is read until after, so that it is opened once and counted once. */
export function earlyVisits(open: (request: FastifyRequest) => Promise<Visit>): EarlyVisits {
  const opened = new WeakMap<FastifyRequest, Visit>();
  return {
    async letIn(request, declared) {
      const visit = await open(request);
      const admission = letIn(declared, visit);
      opened.set(request, { ...visit, admission });
      await admission;
    },
    visitOf: async (request) => opened.get(request) ?? open(request),
  };
}
