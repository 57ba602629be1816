import type { FastifyInstance } from 'fastify';
import { SECOND } from '#app/platform/clock.ts';
import { securityHeaders } from '#app/platform/http/security-headers.ts';
import { type Authenticate, openRequestContext } from '#app/platform/http/server.ts';
import type { Platform } from '#app/platform/platform.ts';
import { requireMember } from '../http/request-context.ts';
import { EVENTS_PATH } from './topics.ts';

/** When a browser opens a lost stream again, in milliseconds: between this and twice this, so that not all come at once. */
const RETRY = 3 * SECOND;

/**
 * Serves the event stream of a member, for EventSource: a topic each time that something of it may have changed. Opening
 * it is no activity of the session (rules.md R8). Fastify does not send it, since it would hold a copy of each stream.
 */
export function mountEvents(
  server: FastifyInstance,
  { platform, authenticate }: { platform: Platform; authenticate: Authenticate },
): void {
  const headers = {
    ...Object.fromEntries(securityHeaders(platform.config)),
    'content-type': 'text/event-stream; charset=utf-8',
    'cache-control': 'private, no-store, no-transform', // a proxy that compresses would wait for more
    'x-accel-buffering': 'no',
  };
  server.addHook('preClose', async () => platform.live.close());
  server.get(EVENTS_PATH, { exposeHeadRoute: false }, async (request, reply) => {
    reply.header('cache-control', 'private, no-store'); // of an error
    const { viewer } = requireMember(await openRequestContext(request, { platform, authenticate, active: false }));
    const isAdded = platform.live.add(viewer, reply.raw);
    reply.hijack();
    if (isAdded) reply.raw.writeHead(200, headers).write(`retry: ${Math.round(RETRY * (1 + Math.random()))}\n\n`);
  });
}
