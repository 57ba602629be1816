import { randomBytes } from 'node:crypto';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { createContext, createRequestHandler, RouterContextProvider, type ServerBuild } from 'react-router';
import { AppError } from '#app/platform/errors/app-error.ts';
import { formContext, requestContext } from '#app/platform/http/pages/route-arguments.ts';
import { limits, type RateLimit } from '#app/platform/limits/rate-limit.ts';
import { BACKGROUND_HEADER } from '#app/platform/live/topics.ts';
import type { RenderedPage } from '#app/platform/page-cache/page-cache.ts';
import type { Platform } from '#app/platform/platform.ts';
import { checkAntiforgery, checkOrigin } from '../antiforgery.ts';
import { earlyAuthorization } from '../calls/early-authorization.ts';
import { canonicalPath } from '../canonical-path.ts';
import type { RequestContext } from '../request-context.ts';
import { securityHeaders } from '../security-headers.ts';
import { type Authenticate, errorHandler, openRequestContext, type ServerOptions } from '../server.ts';
import { acceptOnlyForms, acceptUploads } from './accept-only-forms.ts';
import type { CachedPages } from './cached-pages.ts';
import { type PageRendering, type PageResponse, readResponse, sendResponse, toCachedPage } from './page-response.ts';
import { type PageRoutes, pathAndQuery } from './page-routes.ts';

/** The rendering of the page: the router's entry reads its nonce and sets its HTML. */
export const renderingContext = createContext<PageRendering>();

/** The built pages and their assets. */
export interface Pages {
  build: ServerBuild;
  /** The folder of static files. */
  files: string;
  renderErrorPage: NonNullable<ServerOptions['renderErrorPage']>;
}

interface PageMounting {
  platform: Platform;
  authenticate: Authenticate;
  pages: Pages;
  routes: PageRoutes;
  findRedirect: RequestContext['findRedirect'];
  cachedPages: CachedPages;
}

/** Serves every path that is no call: static files, and pages rendered by the router or taken from the page cache. */
export async function mountPages(server: FastifyInstance, mounting: PageMounting): Promise<void> {
  const { platform, authenticate, pages, routes, findRedirect, cachedPages } = mounting;
  await mountStaticFiles(server, pages.files);
  await server.register(async (scope) => {
    acceptOnlyForms(scope, ['application/x-www-form-urlencoded', 'multipart/form-data']);
    scope.setErrorHandler(errorHandler(platform.log, pages.renderErrorPage));
    const { isPage } = routes;
    const early = earlyAuthorization((request) =>
      openRequestContext(request, { platform, authenticate, active: !isByScript(request), isPage, findRedirect }),
    );
    scope.addHook('onRequest', async (request) =>
      countRendering(await early.contextOf(request), routes.renderingLimit(pathAndQuery(request.raw.url))),
    );
    const serving: PageServing = { platform, cachedPages, early, render: pageRenderer(platform, pages.build) };
    await scope.register(async (uploads) => {
      acceptUploads(uploads, platform.uploads);
      for (const upload of routes.uploads) mountUploadForm(uploads, upload, serving);
    });
    scope.post('/*', (request, reply) => submitForm(request, reply, serving));
    scope.get('/*', (request, reply) => sendPage(request, reply, serving));
    rejectOtherMethods(scope);
  });
}

/** What the handlers of pages share. */
interface PageServing {
  platform: Platform;
  cachedPages: CachedPages;
  early: ReturnType<typeof earlyAuthorization>;
  render: Render;
}

/**
 * Counts a page that will be rendered, for a visitor towards `limit`: what the page cache holds is sent before Fastify.
 * Throws AppError too_many_requests, so that nobody can keep the site busy with addresses that are not in the cache, nor by
 * asking for pages as a member.
 */
const countRendering = (ctx: RequestContext, limit: RateLimit): Promise<void> =>
  ctx.platform.limits.count(ctx.viewer ? limits.pageOfMember : limit, ctx);

async function mountStaticFiles(server: FastifyInstance, folder: string): Promise<void> {
  await server.register(fastifyStatic, {
    root: folder,
    wildcard: false,
    preCompressed: true,
    cacheControl: false,
    setHeaders: (reply, path) => {
      const isImmutable = path.includes('/assets/'); // their names hold a hash of their content
      reply.header('cache-control', isImmutable ? 'public, max-age=31536000, immutable' : 'public, max-age=3600');
    },
  });
}

/** Mounts a page whose form may carry a picture. Its forms are authorized before their body is read. */
function mountUploadForm(
  scope: FastifyInstance,
  { path, limit }: PageRoutes['uploads'][number],
  serving: PageServing,
): void {
  const { config } = serving.platform;
  const onRequest = async (request: FastifyRequest, reply: FastifyReply) => {
    checkOrigin(request, config.publicUrl.origin);
    try {
      await serving.early.authorize(request, reply, { method: 'POST', access: 'member', limit });
    } catch {
      // The page is rendered without the form and shows the error of the call.
      return sendResponse(request, reply, await serving.render(request, await serving.early.contextOf(request)));
    }
  };
  for (const url of [path, `${path}.data`]) {
    scope.post(url, { onRequest }, (request, reply) => submitForm(request, reply, serving));
  }
}

/** Runs the action of a page with the form that was sent. */
async function submitForm(request: FastifyRequest, reply: FastifyReply, { early, render }: PageServing) {
  if (!(request.body instanceof FormData)) throw new AppError('invalid_input');
  const ctx = await early.contextOf(request);
  checkFormToken(request, { form: request.body, ctx });
  return sendResponse(request, reply, await render(request, ctx));
}

/** Sends a page, from the page cache where that is allowed. Redirects to the canonical path. */
async function sendPage(request: FastifyRequest, reply: FastifyReply, serving: PageServing) {
  const { cachedPages, early, render } = serving;
  const { path, query } = pathAndQuery(request.raw.url);
  if (canonicalPath(path) !== path) {
    return reply.redirect(canonicalPath(path) + (query && `?${query}`), 301);
  }
  const isSent = await cachedPages.respond(request, reply, async () =>
    renderForCache(request, await early.contextOf(request), serving),
  );
  return isSent ? reply : sendResponse(request, reply, await render(request, await early.contextOf(request)));
}

async function renderForCache(
  request: FastifyRequest,
  ctx: RequestContext,
  { platform, render }: PageServing,
): Promise<RenderedPage> {
  const response = await render(request, ctx);
  if (response.setCookies.length > 0)
    throw new Error('A page that is cached for everybody set a cookie for one visitor.');
  const cacheable = response.status === 200;
  const page = await toCachedPage(response, {
    securityHeaders: securityHeaders(platform.config),
    compression: cacheable ? 'strong' : 'fast',
  });
  return { value: page, topics: ctx.page.topics, cacheable };
}

/** Responds to other methods with 405, before a body is read. */
function rejectOtherMethods(scope: FastifyInstance): void {
  scope.route({
    method: ['PUT', 'DELETE', 'PATCH', 'OPTIONS', 'TRACE'],
    url: '/*',
    onRequest: async (_request, reply) => {
      reply.header('allow', 'GET, HEAD, POST');
      throw new AppError('method_not_allowed');
    },
    handler: () => null,
  });
}

type Render = (request: FastifyRequest, ctx: RequestContext) => Promise<PageResponse>;

/**
 * Gives the function that renders pages with the router. URLs begin with PUBLIC_URL: behind a proxy our own host differs.
 */
function pageRenderer(platform: Platform, build: ServerBuild): Render {
  const handle = createRequestHandler(build);
  return async (request, ctx) => {
    const rendering: PageRendering = { nonce: randomBytes(16).toString('hex'), html: null };
    const context = new RouterContextProvider();
    context.set(requestContext, ctx);
    context.set(renderingContext, rendering);
    context.set(formContext, request.body instanceof FormData ? request.body : new FormData());
    const response = await handle(webRequest(request, platform.config.publicUrl), context);
    return readResponse(response, { rendering, metadata: ctx.page });
  };
}

/**
 * The request for the router. It has no body: actions read the form from their context. Of the browser's headers it has
 * only for what the answer is: a document or the data of a script.
 */
function webRequest(request: FastifyRequest, publicUrl: URL): Request {
  return new Request(publicUrl.origin + request.raw.url, {
    method: request.method === 'HEAD' ? 'GET' : request.method, // a cached page needs its body
    headers: { origin: publicUrl.origin, 'sec-fetch-dest': String(request.headers['sec-fetch-dest'] ?? '') },
  });
}

/** Whether the browser prefetches the page, or a script loads it again: no activity of the member (rules.md R8). */
const isByScript = ({ headers }: FastifyRequest): boolean =>
  String(headers['sec-purpose'] ?? '').includes('prefetch') || BACKGROUND_HEADER in headers;

/** Checks the antiforgery token, in the form's field `_csrf` or in the header. Throws AppError foreign_request. */
function checkFormToken(request: FastifyRequest, { form, ctx }: { form: FormData; ctx: RequestContext }): void {
  const token = request.headers['x-xsrf-token'] ?? form.get('_csrf');
  checkAntiforgery(request, {
    origin: ctx.platform.config.publicUrl.origin,
    viewer: ctx.viewer,
    token: typeof token === 'string' ? token : null,
  });
}
