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
import { networkOf } from '#app/platform/limits/network.ts';
import type { Logger } from '#app/platform/log.ts';
import { PageRecord } from '#app/platform/page-cache/page-record.ts';
import type { Platform } from '#app/platform/platform.ts';
import { sessionTokenOf } from '#app/platform/session/cookie.ts';
import type { Viewer } from '#app/platform/session/viewer.ts';
import { consentOf } from './consent.ts';
import { answerError, type ErrorBody } from './error-answer.ts';
import type { RequestContext } from './request-context.ts';
import { securityHeaders } from './security-headers.ts';
import { signedCookieOf } from './signed-cookie.ts';

/** Finds the member behind a session token, or null; `active` when it is the member who asks, not the page. */
export type Identify = (token: string, options: { active: boolean }) => Promise<Viewer | null>;

export const BODY_LIMIT = 256 * 1024; // rules.md R33

/** What a form with a picture may be: the picture, and what is around it in the form. */
export const uploadLimit = ({ uploads }: Platform['config']): number => uploads.bytes + 16 * 1024;

/** How long a connection may take (rules.md R33). */
const TIMES = {
  headersTimeout: 10 * SECOND,
  requestTimeout: 30 * SECOND,
  connectionsCheckingInterval: 2 * SECOND,
  keepAliveTimeout: 65 * SECOND, // longer than a load balancer's 60 s, so that it never writes to a closed connection
};

/** What stands before the routes. */
export interface Front {
  /** Answers a request from memory, before anything else looks at it; gives whether it did. */
  shortcut?: (request: IncomingMessage, response: ServerResponse) => boolean;
  /** A page that needs nothing to be rendered, for when rendering fails. */
  errorPage?: (status: number, error: ErrorBody) => string;
}

/**
 * Fastify with our limits, headers and errors, and no routes yet. What `shortcut` answers never reaches it: a kept page
 * is ready as it is, and routing, hooks and log would take longer than sending it.
 */
export function openServer(platform: Platform, { shortcut = () => false, errorPage }: Front = {}): FastifyInstance {
  const { config, log } = platform;
  const headers = securityHeaders(config);
  const answer = answering(log);
  const answerAddress = errorPage ? answering(log, errorPage) : answer;
  const server = Fastify({
    genReqId: () => randomUUID(),
    loggerInstance: log as FastifyBaseLogger,
    logController: new LogController({ disableRequestLogging: true }), // a query string may name an illness (rules.md R16)
    trustProxy: config.trustProxy,
    bodyLimit: BODY_LIMIT,
    serverFactory: (handler) =>
      createServer(TIMES, (request, response) => void (shortcut(request, response) || handler(request, response))),
    routerOptions: { caseSensitive: false, ignoreTrailingSlash: true, maxParamLength: 300 },
    return503OnClosing: true,
    // An address that can't be decoded, or is longer than any of ours; it never gets as far as a hook.
    frameworkErrors: (_error, request, reply) => {
      const isCall = /^\/(?:api|cms)\//i.test(request.raw.url ?? '');
      const respond = isCall ? answer : answerAddress;
      respond(new AppError('not_found'), request, reply.headers(Object.fromEntries(headers)) as FastifyReply);
    },
  });
  server.addHook('onSend', async (_request, reply) => {
    for (const [name, value] of headers) if (!reply.hasHeader(name)) reply.header(name, value);
  });
  server.setErrorHandler(answer);
  server.setNotFoundHandler(() => {
    throw new AppError('not_found');
  });
  return server;
}

/** Answers an error: as JSON, or as the page that `errorPage` makes of it. */
export const answering =
  (log: Logger, errorPage?: Front['errorPage']) => (error: unknown, request: FastifyRequest, reply: FastifyReply) => {
    const { status, body } = answerError(error, { requestId: request.id, log });
    if (status === 503) reply.header('retry-after', '30');
    reply.status(status);
    return errorPage ? reply.type('text/html; charset=utf-8').send(errorPage(status, body)) : reply.send(body);
  };

interface ContextOptions {
  platform: Platform;
  identify: Identify;
  active: boolean;
  isPage?: RequestContext['isPage'];
  movedTo?: RequestContext['movedTo'];
}

/** The context that a request is, with its viewer found. */
export async function openContext(
  request: FastifyRequest,
  { platform, identify, active, isPage = () => false, movedTo = async () => null }: ContextOptions,
): Promise<RequestContext> {
  const { config } = platform;
  const token = sessionTokenOf(request.headers.cookie, config.secure);
  const viewer = token ? await identify(token, { active }) : null;
  return {
    platform,
    viewer,
    sessionEnded: token !== null && viewer === null,
    userAgent: headerOf(request, 'user-agent'),
    network: networkOf(request.ip, config.secret),
    requestId: request.id,
    idempotencyKey: headerOf(request, 'idempotency-key'),
    consent: consentOf(request.headers.cookie),
    signedCookie: (name) => signedCookieOf(request.headers.cookie, name, config),
    isPage,
    movedTo,
    authorized: null,
    page: new PageRecord(),
  };
}

const headerOf = (request: FastifyRequest, name: string): string | null => {
  const value = request.headers[name];
  return typeof value === 'string' ? value : null;
};
