import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { AppError } from '#app/platform/errors/app-error.ts';
import { valueCountError } from '#app/platform/forms/field-limits.ts';
import { fieldsOf } from '#app/platform/forms/form-data.ts';
import { limits } from '#app/platform/limits/rate-limit.ts';
import type { Platform } from '#app/platform/platform.ts';
import { changesState, checkAntiforgery } from '../antiforgery.ts';
import { acceptOnlyForms, acceptUploads } from '../pages/accept-only-forms.ts';
import type { RequestContext } from '../request-context.ts';
import { type Authenticate, openRequestContext } from '../server.ts';
import type { Call, Contract } from './contract.ts';
import { earlyAuthorization } from './early-authorization.ts';
import { handleCall } from './handle-call.ts';
import type { AnyHandler, ReplyHeaders, SiteHandlers } from './handlers.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** How many values the JSON of the body may have; undefined for the limit of all calls. */
    maxValues?: number | undefined;
  }
}

/** Registers a route for every call of the contract. Throws when a call has no handler. */
export async function mountCalls<C extends Contract>(
  server: FastifyInstance,
  {
    contract,
    handlers,
    platform,
    authenticate,
  }: { contract: C; handlers: SiteHandlers<C>; platform: Platform; authenticate: Authenticate },
): Promise<void> {
  const mounted: MountedCall[] = Object.entries(contract).flatMap(([feature, calls]) =>
    Object.entries(calls).map(([name, declared]) => {
      const handler = handlers[feature]?.[name];
      if (!handler) throw new Error(`The call ${feature}.${name} has no handler.`);
      return { declared, handler, platform, authenticate };
    }),
  );
  const [uploads, others] = [mounted.filter(isUpload), mounted.filter((call) => !isUpload(call))];
  acceptOnlyJson(server);
  for (const call of others) mountCall(server, call);
  await server.register(async (scope) => {
    acceptOnlyForms(scope, ['multipart/form-data']);
    acceptUploads(scope, platform.uploads);
    for (const call of uploads) mountCall(scope, call);
  });
  rejectUnknownCalls(
    server,
    mounted.map(({ declared }) => declared),
  );
}

const METHODS = ['GET', 'POST', 'PUT', 'DELETE', 'PATCH'] as const;

/** Responds to unknown calls with a JSON error, before a body is read: 405 where others have this path, else 404. */
function rejectUnknownCalls(server: FastifyInstance, calls: Call[]): void {
  const patterns = calls.map(({ method, path }) => ({ method, pattern: patternOf(path) }));
  for (const url of ['/api/*', '/cms/*'])
    server.route({
      url,
      method: [...METHODS],
      onRequest: async (request, reply) => {
        const [path = ''] = request.url.split('?', 1);
        const allowed = new Set<string>(patterns.flatMap(({ method, pattern }) => (pattern.test(path) ? method : [])));
        const asked = request.method === 'HEAD' ? 'GET' : request.method;
        if (allowed.size === 0 || allowed.has(asked)) throw new AppError('not_found'); // or too long for the router
        reply.header('allow', [...allowed].join(', '));
        throw new AppError('method_not_allowed');
      },
      handler: () => null,
    });
}

const isUpload = ({ declared }: MountedCall): boolean => declared.upload === true;

/**
 * Accepts no bodies but JSON, of no more values than any call needs. An empty body is none: some programs send the content
 * type without a body.
 */
function acceptOnlyJson(server: FastifyInstance): void {
  const parse = server.getDefaultJsonParser('error', 'error');
  server.removeAllContentTypeParsers();
  server.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body: string, done) => {
    if (body === '') return done(null, undefined);
    const { maxValues } = request.routeOptions.config;
    parse(request, body, (error, value) => done(error ?? valueCountError(value, maxValues), value));
  });
}

interface MountedCall {
  declared: Call;
  handler: AnyHandler<Call>;
  platform: Platform;
  authenticate: Authenticate;
}

function mountCall(server: FastifyInstance, { declared, handler, platform, authenticate }: MountedCall): void {
  const early = earlyAuthorization(async (request: FastifyRequest): Promise<RequestContext> => {
    const ctx = await openRequestContext(request, { platform, authenticate, active: !declared.background });
    if (!ctx.viewer && !declared.limit) await platform.limits.count(limits.page, ctx);
    if (!ctx.viewer && declared.limit?.byToken) await platform.limits.count(limits.pageOfMail, ctx);
    if (changesState(request.method)) {
      const token = headerToken(request);
      checkAntiforgery(request, { origin: platform.config.publicUrl.origin, viewer: ctx.viewer, token });
    }
    return ctx;
  });
  server.route({
    method: declared.method,
    url: toRoutePath(declared.path),
    config: { maxValues: declared.maxValues },
    ...(declared.upload && { onRequest: (request, reply) => early.authorize(request, reply, declared) }),
    handler: async (request, reply) => {
      const ctx = await early.contextOf(request);
      const body = request.body instanceof FormData ? fieldsOf(request.body) : request.body;
      const raw = { params: paramsOf(declared, request.params as Params), query: request.query, body };
      const response = await handleCall(declared, handler, { ctx, raw, reply: replyHeadersOf(reply) });
      reply.header('cache-control', 'private, no-store');
      return send(reply, declared, response);
    },
  });
}

type Params = Record<string, string>;

const REST = /\{(\w+)\*\}$/;

/** The path of a call as Fastify's router writes it, where the rest of a path is `*`. */
const toRoutePath = (path: string): string => path.replace(REST, '*').replaceAll(/\{(\w+)\}/g, ':$1');

/** Matches the paths to which a call answers. */
const patternOf = (path: string): RegExp => new RegExp(`^${path.replace(REST, '.*').replaceAll(/\{\w+\}/g, '[^/]+')}$`);

function paramsOf({ path }: Call, { '*': rest = '', ...params }: Params): Params {
  const [, name] = REST.exec(path) ?? [];
  return name ? { ...params, [name]: rest } : params;
}

function send(reply: FastifyReply, declared: Call, response: unknown) {
  if (response === null && declared.orNoContent) return reply.status(204).send();
  if (declared.response === 'empty') return reply.status(200).send();
  if ('text' in declared.response) return reply.type('text/plain; charset=utf-8').send(String(response));
  return reply.type('application/json; charset=utf-8').send(JSON.stringify(response));
}

const headerToken = (request: FastifyRequest): string | null => {
  const token = request.headers['x-xsrf-token'];
  return typeof token === 'string' ? token : null;
};

const replyHeadersOf = (reply: FastifyReply): ReplyHeaders => ({
  setCookie: (cookie) => void reply.header('set-cookie', cookie),
  clearSiteData: () => void reply.header('clear-site-data', '"cache"'),
});
