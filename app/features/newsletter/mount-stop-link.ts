import type { FastifyRequest } from 'fastify';
import { AppError } from '#app/platform/errors/app-error.ts';
import type { Mount } from '#app/platform/features/define-feature.ts';
import { acceptOnlyForms } from '#app/platform/http/pages/accept-only-forms.ts';
import { hashNetwork } from '#app/platform/limits/network.ts';
import { unsubscribeByToken } from './commands/unsubscribe-by-token.ts';
import { newsletterLimits } from './limits.ts';
import { STOP_NEWSLETTER_PATH, unsubscribeNewsletterPath } from './paths.ts';

/**
 * Serves the link in each newsletter. Opening it leads to the page with the button, because mail scanners open links (rules.md
 * R7). A mail program posts to it for its own button, which ends the newsletter in one click (RFC 8058). That request comes from
 * no page of ours and has no session: the token alone proves it, so that there is nothing to forge (rules.md R9).
 */
export const mountStopLink: Mount = (server, { platform }) => {
  server.register(async (scope) => {
    acceptOnlyForms(scope, ['application/x-www-form-urlencoded', 'multipart/form-data']);
    scope.get(STOP_NEWSLETTER_PATH, (request, reply) =>
      reply.header('cache-control', 'private, no-store').redirect(unsubscribeNewsletterPath(tokenOf(request)), 303),
    );
    scope.post(STOP_NEWSLETTER_PATH, async (request, reply) => {
      const network = hashNetwork(request.ip, platform.config.secret);
      await platform.limits.count(newsletterLimits.newsletterLink, { viewer: null, network });
      if (!isOneClick(request.body)) throw new AppError('invalid_input');
      await unsubscribeByToken(platform, { token: tokenOf(request) });
      return reply.header('cache-control', 'private, no-store').send();
    });
  });
};

function tokenOf({ query }: FastifyRequest): string {
  const { token } = query as Record<string, unknown>;
  return typeof token === 'string' ? token : '';
}

/** RFC 8058, 3.2: what a mail program posts, and a scanner that follows links does not. */
const isOneClick = (body: unknown): boolean => body instanceof FormData && body.get('List-Unsubscribe') === 'One-Click';
