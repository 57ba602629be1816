import { randomBytes } from 'node:crypto';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { LRUCache } from 'lru-cache';
import { createContext, createRequestHandler, RouterContextProvider, type ServerBuild } from 'react-router';
import type { Platform } from '#app/platform/platform.ts';
import { sessionTokenOf } from '#app/platform/session/cookie.ts';
import { type Addresses, addresses } from './addresses.ts';
import { changesState, checkAntiforgery } from './antiforgery.ts';
import { canonicalPath } from './canonical-path.ts';
import { answerError, type ErrorBody } from './error-answer.ts';
import { visitContext } from './load.ts';
import { cachedPage, type PageAnswer, readAnswer, sendAnswer, sendCached } from './page-answer.ts';
import { securityHeaders } from './security-headers.ts';
import { consentOf, type Identify, openVisit } from './server.ts';
import type { Visit } from './visit.ts';

/** The secret that marks the inline scripts of one drawing as ours. */
export const nonceContext = createContext<string>();

export interface Pages {
  build: ServerBuild;
  /** The folder of files that browsers get as they are. */
  files: string;
  /** A page that needs nothing to be drawn, for when drawing fails. */
  errorPage: (status: number, error: ErrorBody) => string;
}

/** Serves every address that is no call: files, and pages drawn by the router or kept from before. */
export async function mountPages(
  server: FastifyInstance,
  { platform, identify, pages }: { platform: Platform; identify: Identify; pages: Pages },
): Promise<void> {
  const draw = drawing(platform, pages.build);
  const { isPage, cacheKey } = addresses(pages.build);
  const answerFromCache = cachedAnswers({ platform, cacheKey, draw, identify });
  await server.register(fastifyStatic, {
    root: pages.files,
    wildcard: false,
    preCompressed: true,
    cacheControl: false,
    setHeaders: (reply, path) => {
      const forever = path.includes('/assets/'); // these carry the hash of what is in them
      reply.header('cache-control', forever ? 'public, max-age=31536000, immutable' : 'public, max-age=3600');
    },
  });
  await server.register(async (scope) => {
    for (const type of ['application/x-www-form-urlencoded', 'multipart/form-data']) {
      scope.addContentTypeParser(type, { parseAs: 'buffer' }, (_request, body, done) => done(null, body));
    }
    scope.setErrorHandler((error, request, reply) => {
      const { status, body } = answerError(error, { requestId: request.id, log: platform.log });
      if (status === 503) reply.header('retry-after', '30');
      return reply.status(status).type('text/html; charset=utf-8').send(pages.errorPage(status, body));
    });
    scope.all('/*', { schema: { hide: true } }, async (request, reply) => {
      const reading = !changesState(request.method);
      const { path, query } = addressOf(request);
      if (reading && canonicalPath(path) !== path) {
        return reply.redirect(canonicalPath(path) + (query && `?${query}`), 301);
      }
      if (reading && (await answerFromCache(request, reply))) return reply;
      const visit = await openVisit(request, { platform, identify, active: true, isPage });
      if (!reading) checkForm(request, visit);
      const answer = await draw(request, visit);
      return sendAnswer(request, reply, answer);
    });
  });
}

type Draw = (request: FastifyRequest, visit: Visit) => Promise<PageAnswer>;

/** Has the router draw a page. Its address is built from PUBLIC_URL: behind a proxy our own host is another one. */
function drawing(platform: Platform, build: ServerBuild): Draw {
  const handle = createRequestHandler(build);
  return async (request, visit) => {
    const nonce = randomBytes(16).toString('hex');
    const context = new RouterContextProvider();
    context.set(visitContext, visit);
    context.set(nonceContext, nonce);
    return readAnswer(await handle(webRequest(request, platform.config.publicUrl), context), nonce);
  };
}

function webRequest(request: FastifyRequest, publicUrl: URL): Request {
  const headers = new Headers({ origin: publicUrl.origin });
  const type = request.headers['content-type'];
  if (type) headers.set('content-type', type);
  return new Request(new URL(request.raw.url ?? '/', publicUrl), {
    method: request.method,
    headers,
    body: Buffer.isBuffer(request.body) ? new Uint8Array(request.body) : null,
  });
}

/** Answers a visitor without a session from the cache where the route allows it; gives whether it did. */
function cachedAnswers({
  platform,
  cacheKey,
  draw,
  identify,
}: {
  platform: Platform;
  cacheKey: Addresses['cacheKey'];
  draw: Draw;
  identify: Identify;
}) {
  const { config, pageCache } = platform;
  const keys = new LRUCache<string, { key: string | null }>({ max: 20_000 });
  const headers = securityHeaders(config);

  const keyFor = (request: FastifyRequest): string | null => {
    const url = request.raw.url ?? '/';
    const known = keys.get(url);
    if (known) return known.key;
    const { path, query } = addressOf(request);
    const key = cacheKey(path, new URLSearchParams(query));
    keys.set(url, { key });
    return key;
  };

  return async (request: FastifyRequest, reply: FastifyReply): Promise<boolean> => {
    const cookies = request.headers.cookie;
    if (cookies && sessionTokenOf(cookies, config.secure)) return false;
    const addressKey = keyFor(request);
    if (addressKey === null) return false;
    const key = `${addressKey} ${consentOf(cookies)}`;
    const page =
      pageCache.get(key) ??
      (await pageCache.fill(key, async () => {
        const visit = await openVisit(request, { platform, identify, active: false });
        const answer = await draw(request, visit);
        if (answer.setCookies.length > 0) throw new Error(`A kept page set a cookie: ${addressKey}`);
        return { page: await cachedPage(answer, headers), topics: visit.page.topics, keep: answer.status === 200 };
      }));
    sendCached(request, reply, page);
    return true;
  };
}

const addressOf = (request: FastifyRequest) => {
  const [path = '/', query = ''] = (request.raw.url ?? '/').split(/\?(.*)/s);
  return { path, query };
};

/** A form carries its token as the field `_csrf`; an upload carries it in the header. */
function checkForm(request: FastifyRequest, visit: Visit): void {
  const header = request.headers['x-xsrf-token'];
  const token = typeof header === 'string' ? header : formToken(request);
  checkAntiforgery(request, { origin: visit.platform.config.publicUrl.origin, viewer: visit.viewer, token });
}

function formToken(request: FastifyRequest): string | null {
  if (!Buffer.isBuffer(request.body)) return null;
  return new URLSearchParams(request.body.toString()).get('_csrf');
}
