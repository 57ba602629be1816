import { randomBytes } from 'node:crypto';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { createContext, createRequestHandler, RouterContextProvider, type ServerBuild } from 'react-router';
import { AppError } from '#app/platform/errors/app-error.ts';
import { formContext, requestContext } from '#app/platform/http/pages/route-arguments.ts';
import type { RenderedPage } from '#app/platform/page-cache/page-cache.ts';
import type { Platform } from '#app/platform/platform.ts';
import { checkAntiforgery, checkOrigin } from '../antiforgery.ts';
import { earlyAuthorization } from '../calls/early-authorization.ts';
import { canonicalPath } from '../canonical-path.ts';
import type { RequestContext } from '../request-context.ts';
import { securityHeaders as securityHeadersOf } from '../security-headers.ts';
import { answering, type Front, type Identify, openContext, uploadLimit } from '../server.ts';
import { type Addresses, canBeDecoded, pathAndQuery } from './addresses.ts';
import type { CachedPages } from './cached-pages.ts';
import { cachedPage, type PageAnswer, type Rendering, readAnswer, sendAnswer } from './page-answer.ts';
import { readFormsAlone } from './read-forms.ts';

/** Where the router's entry finds the rendering that it is to do. */
export const renderingContext = createContext<Rendering>();

export interface Pages {
  build: ServerBuild;
  /** The folder of files that browsers get as they are. */
  files: string;
  errorPage: NonNullable<Front['errorPage']>;
}

interface Mounting {
  platform: Platform;
  identify: Identify;
  pages: Pages;
  addresses: Addresses;
  movedTo: RequestContext['movedTo'];
  kept: CachedPages;
}

/** Serves every address that is no call: files, and pages rendered by the router or kept from before. */
export async function mountPages(
  server: FastifyInstance,
  { platform, identify, pages, addresses: { isPage, uploads }, movedTo, kept }: Mounting,
): Promise<void> {
  const render = rendering(platform, pages.build);
  const securityHeaders = securityHeadersOf(platform.config);
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
    readFormsAlone(scope, ['application/x-www-form-urlencoded', 'multipart/form-data']);
    scope.setErrorHandler(answering(platform.log, pages.errorPage));
    scope.addHook('onRequest', async ({ raw }) => checkTarget(raw.url));
    const { authorize, contextOf } = earlyAuthorization((request) =>
      openContext(request, { platform, identify, active: !isPrefetch(request), isPage, movedTo }),
    );
    const post = async (request: FastifyRequest, reply: FastifyReply) => {
      if (!(request.body instanceof FormData)) throw new AppError('invalid_input');
      const ctx = await contextOf(request);
      checkForm(request, { form: request.body, ctx });
      return sendAnswer(request, reply, await render(request, ctx));
    };
    for (const { path, limit } of uploads) {
      const onRequest = async (request: FastifyRequest, reply: FastifyReply) => {
        checkOrigin(request, platform.config.publicUrl.origin);
        try {
          await authorize(request, { access: 'member', limit });
        } catch {
          return sendAnswer(request, reply, await render(request, await contextOf(request))); // the page says why
        }
      };
      const forUploads = { ...hidden, bodyLimit: uploadLimit(platform.config), onRequest };
      for (const url of [path, `${path}.data`]) scope.post(url, forUploads, post);
    }
    scope.post('/*', hidden, post);
    scope.get('/*', hidden, async (request, reply) => {
      const { path, query } = pathAndQuery(request.raw.url);
      if (canonicalPath(path) !== path) {
        return reply.redirect(canonicalPath(path) + (query && `?${query}`), 301);
      }
      const rendered = await kept.answer(request, reply, async () => renderForCache(request, await contextOf(request)));
      return rendered ? reply : sendAnswer(request, reply, await render(request, await contextOf(request)));
    });
    scope.route({
      ...hidden,
      method: ['PUT', 'DELETE', 'PATCH', 'OPTIONS', 'TRACE'],
      url: '/*',
      onRequest: async (_request, reply) => {
        reply.header('allow', 'GET, HEAD, POST');
        throw new AppError('method_not_allowed'); // before a body is read
      },
      handler: () => null,
    });
  });

  async function renderForCache(request: FastifyRequest, ctx: RequestContext): Promise<RenderedPage> {
    const answer = await render(request, ctx);
    if (answer.setCookies.length > 0) throw new Error('A page that is kept for all set a cookie for one.');
    const cacheable = answer.status === 200;
    const page = await cachedPage(answer, { securityHeaders, sent: cacheable ? 'often' : 'once' });
    return { value: page, topics: ctx.page.topics, cacheable };
  }
}

const hidden = { schema: { hide: true } };

/**
 * Refuses what no browser of a reader asks for: a target that names a host (which would stand in for ours), the
 * character NUL (which PostgreSQL can't hold), and what can't be decoded. Throws AppError not_found.
 */
function checkTarget(target = '/'): void {
  const { path } = pathAndQuery(target);
  const isOdd = !/^\/(?!\/)/.test(path) || /\\|%5c|%00/i.test(path) || !canBeDecoded(path);
  if (isOdd) throw new AppError('not_found');
}

type Render = (request: FastifyRequest, ctx: RequestContext) => Promise<PageAnswer>;

/** Has the router render a page. Its address is built from PUBLIC_URL: behind a proxy our own host is another one. */
function rendering(platform: Platform, build: ServerBuild): Render {
  const handle = createRequestHandler(build);
  return async (request, ctx) => {
    const rendering: Rendering = { nonce: randomBytes(16).toString('hex'), html: null };
    const context = new RouterContextProvider();
    context.set(requestContext, ctx);
    context.set(renderingContext, rendering);
    context.set(formContext, request.body instanceof FormData ? request.body : new FormData());
    const response = await handle(webRequest(request, platform.config.publicUrl), context);
    return readAnswer(response, { rendering, framedBy: ctx.page.framedBy });
  };
}

/** The router's request. It has no body: actions find the form in their context. */
function webRequest(request: FastifyRequest, publicUrl: URL): Request {
  return new Request(publicUrl.origin + request.raw.url, {
    method: request.method === 'HEAD' ? 'GET' : request.method, // what is kept must have its body
    headers: { origin: publicUrl.origin },
  });
}

/** Whether the browser fetches the page in case the member will ask for it: that is no activity (rules.md R8). */
const isPrefetch = ({ headers }: FastifyRequest): boolean => String(headers['sec-purpose'] ?? '').includes('prefetch');

/** A form carries its token as the field `_csrf`; a program may carry it in the header. */
function checkForm(request: FastifyRequest, { form, ctx }: { form: FormData; ctx: RequestContext }): void {
  const token = request.headers['x-xsrf-token'] ?? form.get('_csrf');
  checkAntiforgery(request, {
    origin: ctx.platform.config.publicUrl.origin,
    viewer: ctx.viewer,
    token: typeof token === 'string' ? token : null,
  });
}
