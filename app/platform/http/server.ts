import { randomUUID } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import Fastify, {
  type FastifyBaseLogger,
  type FastifyInstance,
  type FastifyReply,
  type FastifyRequest,
  LogController,
} from 'fastify';
import { SECOND } from '#app/platform/clock.ts';
import { AppError } from '#app/platform/errors/app-error.ts';
import { hashNetwork } from '#app/platform/limits/network.ts';
import type { Logger } from '#app/platform/log.ts';
import { PageMetadata } from '#app/platform/page-cache/page-metadata.ts';
import type { Platform } from '#app/platform/platform.ts';
import { sessionTokenOf } from '#app/platform/session/cookie.ts';
import type { SessionEnd, Viewer } from '#app/platform/session/viewer.ts';
import { consentOf } from './consent.ts';
import { type ErrorBody, toErrorResponse } from './error-response.ts';
import { isDirect } from './operator-access.ts';
import type { RequestContext } from './request-context.ts';
import { targetError } from './request-target.ts';
import { securityHeaders } from './security-headers.ts';
import { signedCookieOf } from './signed-cookie.ts';
import { endSlowReaders } from './slow-readers.ts';

/**
 * Finds the member of a session token, or how that session ended. `active` tells that the member, not a script of the page,
 * made the request.
 */
export type Authenticate = (token: string, options: { active: boolean }) => Promise<Viewer | SessionEnd>;

export const BODY_LIMIT = 256 * 1024; // rules.md R33

/** The timeouts of a connection, in milliseconds (rules.md R33). */
const timeoutsOf = ({ requestSeconds }: Platform['config']) => ({
  headersTimeout: Math.min(10, requestSeconds) * SECOND,
  requestTimeout: requestSeconds * SECOND,
  connectionsCheckingInterval: 2 * SECOND,
  keepAliveTimeout: 65 * SECOND, // longer than the 60 s of a load balancer, which must never write to a closed connection
});

export interface ServerOptions {
  /** Responds to a request from the page cache, before Fastify sees it; tells whether it did. */
  respondFromCache?: (request: IncomingMessage, response: ServerResponse) => boolean;
  /** Renders the page of an error without the router, which may itself have failed. */
  renderErrorPage?: (status: number, error: ErrorBody) => string;
}

/**
 * Opens Fastify with our limits, headers and error handling, without routes. Requests that `respondFromCache` handles
 * bypass Fastify: routing, hooks and logging would take longer than sending a cached page. An address in another spelling
 * than its own is refused before either (request-target.ts).
 */
export function openServer(
  platform: Platform,
  { respondFromCache = () => false, renderErrorPage }: ServerOptions = {},
): FastifyInstance {
  const { config, log } = platform;
  const headers = securityHeaders(config);
  const handleCallError = errorHandler(log);
  const handlePageError = errorHandler(log, renderErrorPage);
  const server = Fastify({
    genReqId: () => randomUUID(),
    loggerInstance: log as FastifyBaseLogger,
    logController: new LogController({ disableRequestLogging: true }), // a query string may name an illness (rules.md R16)
    trustProxy: config.trustProxy,
    bodyLimit: BODY_LIMIT,
    serverFactory: (handler) => {
      const server = createServer(
        timeoutsOf(config),
        (request, response) => void (respondFromCache(request, response) || handler(request, response)),
      ).setTimeout(config.requestSeconds * SECOND); // nothing is sent or read, as by a client that reads no response
      endSlowReaders(server);
      return server;
    },
    routerOptions: { caseSensitive: false, ignoreTrailingSlash: true, maxParamLength: 300 },
    return503OnClosing: true,
    // The router refuses a URL that can't be decoded or is too long before any hook runs.
    frameworkErrors: (_error, request, reply) => {
      const isCall = /^\/(?:api|cms)\//i.test(request.raw.url ?? '');
      const handleError = isCall ? handleCallError : handlePageError;
      const code = targetError(request.raw.url) ?? 'not_found';
      handleError(new AppError(code), request, reply.headers(Object.fromEntries(headers)) as FastifyReply);
    },
  });
  server.addHook('onRequest', async ({ raw }) => {
    const code = targetError(raw.url);
    if (code) throw new AppError(code);
  });
  server.addHook('onSend', async (_request, reply) => {
    for (const [name, value] of headers) if (!reply.hasHeader(name)) reply.header(name, value);
  });
  server.setErrorHandler(handleCallError);
  server.setNotFoundHandler(() => {
    throw new AppError('not_found');
  });
  return server;
}

/**
 * Gives an error handler for Fastify, which responds with the page of `renderErrorPage`, or without it with JSON. The
 * router's script in the browser always gets JSON: it shows the message on the page that stands.
 */
export const errorHandler =
  (log: Logger, renderErrorPage?: ServerOptions['renderErrorPage']) =>
  (error: unknown, request: FastifyRequest, reply: FastifyReply) => {
    const { status, body, retryAfter } = toErrorResponse(error, { requestId: request.id, log });
    if (retryAfter !== null) reply.header('retry-after', String(retryAfter));
    reply.status(status);
    return renderErrorPage && !isDataRequest(request.raw.url)
      ? reply.type('text/html; charset=utf-8').send(renderErrorPage(status, body))
      : reply.send(body);
  };

/** Whether the router's script asks for the data of a page, instead of a browser for the page. */
const isDataRequest = (url = ''): boolean => /[.]data(\?|$)/.test(url);

interface ContextOptions {
  platform: Platform;
  authenticate: Authenticate;
  active: boolean;
  isPage?: RequestContext['isPage'];
  findRedirect?: RequestContext['findRedirect'];
}

/** Opens the context of a request: authenticates its viewer and reads its headers. */
export async function openRequestContext(
  request: FastifyRequest,
  { platform, authenticate, active, isPage = () => false, findRedirect = async () => null }: ContextOptions,
): Promise<RequestContext> {
  const { config } = platform;
  const token = sessionTokenOf(request.headers.cookie, config.secure);
  const found = token === null ? null : await authenticate(token, { active });
  const [viewer, sessionEnd] = typeof found === 'string' ? [null, found] : [found, null];
  return {
    platform,
    viewer,
    sessionEnd,
    userAgent: headerOf(request, 'user-agent'),
    network: hashNetwork(request.ip, config.secret),
    isDirect: isDirect(request, config),
    requestId: request.id,
    idempotencyKey: headerOf(request, 'idempotency-key'),
    consent: consentOf(request.headers.cookie),
    signedCookie: (name) => signedCookieOf(request.headers.cookie, name, config),
    isPage,
    findRedirect,
    authorized: null,
    page: new PageMetadata(),
  };
}

const headerOf = (request: FastifyRequest, name: string): string | null => {
  const value = request.headers[name];
  return typeof value === 'string' ? value : null;
};
