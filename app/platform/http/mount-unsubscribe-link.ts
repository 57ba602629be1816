import type { FastifyInstance, FastifyRequest } from 'fastify';
import { AppError } from '#app/platform/errors/app-error.ts';
import { hashNetwork } from '#app/platform/limits/network.ts';
import type { RateLimit } from '#app/platform/limits/rate-limit.ts';
import type { Platform } from '#app/platform/platform.ts';
import { acceptOnlyForms } from './pages/accept-only-forms.ts';

/** A link of mails that ends them, with a token that proves to whom they were sent. */
interface UnsubscribeLink {
  /** The path of the link. */
  path: string;
  /** The page with a button, to which a person is led. */
  pagePath(token: string): string;
  limit: RateLimit;
  /** Ends the mails. Safe to repeat. Throws AppError invalid_token. */
  unsubscribe(platform: Platform, given: { token: string }): Promise<void>;
}

/**
 * Serves the link that a mail has for unsubscribing, in its text and in its headers. Opening it leads to the page with the
 * button, because mail scanners open links (rules.md R7). A mail program posts to it for its own button, which ends the
 * mails in one click (RFC 8058). That request comes from no page of ours and has no session: the token alone proves it, so
 * that there is nothing to forge (rules.md R9).
 */
export function mountUnsubscribeLink(
  server: FastifyInstance,
  platform: Platform,
  { path, pagePath, limit, unsubscribe }: UnsubscribeLink,
): void {
  server.register(async (scope) => {
    acceptOnlyForms(scope, ['application/x-www-form-urlencoded', 'multipart/form-data']);
    scope.get(path, (request, reply) =>
      reply.header('cache-control', 'private, no-store').redirect(pagePath(tokenOf(request)), 303),
    );
    scope.post(path, async (request, reply) => {
      await platform.limits.count(limit, { viewer: null, network: hashNetwork(request.ip, platform.config.secret) });
      if (!isOneClick(request.body)) throw new AppError('invalid_input');
      await unsubscribe(platform, { token: tokenOf(request) });
      return reply.header('cache-control', 'private, no-store').send();
    });
  });
}

function tokenOf({ query }: FastifyRequest): string {
  const { token } = query as Record<string, unknown>;
  return typeof token === 'string' ? token : '';
}

/** RFC 8058, 3.2: what a mail program posts, and a scanner that follows links does not. */
const isOneClick = (body: unknown): boolean => body instanceof FormData && body.get('List-Unsubscribe') === 'One-Click';
