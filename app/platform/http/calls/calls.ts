import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { AppError } from '#app/platform/errors/app-error.ts';
import type { ErrorCode } from '#app/platform/errors/catalogue.ts';
import { fieldsOf } from '#app/platform/forms/form-data.ts';
import type { Platform } from '#app/platform/platform.ts';
import { changesState, checkAntiforgery } from '../antiforgery.ts';
import { readFormsAlone } from '../pages/read-forms.ts';
import type { RequestContext } from '../request-context.ts';
import { type Identify, openContext, uploadLimit } from '../server.ts';
import type { Call, Contract } from './contract.ts';
import { earlyAuthorization } from './early-authorization.ts';
import { handleCall } from './handle-call.ts';
import type { AnyHandler, ReplyHeaders, SiteHandlers } from './handlers.ts';
import { describeCall } from './openapi.ts';

const MAX_JSON_DEPTH = 20; // rules.md R33

/** Gives every call of the contract its route. Throws when a call has no handler. */
export async function mountCalls<C extends Contract>(
  server: FastifyInstance,
  {
    contract,
    handlers,
    platform,
    identify,
  }: { contract: C; handlers: SiteHandlers<C>; platform: Platform; identify: Identify },
): Promise<void> {
  const mounted: Mounted[] = Object.entries(contract).flatMap(([feature, calls]) =>
    Object.entries(calls).map(([name, declared]) => {
      const handler = handlers[feature]?.[name];
      if (!handler) throw new Error(`The call ${feature}.${name} has no handler.`);
      return { declared, handler, platform, identify, operationId: `${feature}.${name}`, tag: feature };
    }),
  );
  const [uploads, others] = [mounted.filter(isUpload), mounted.filter((call) => !isUpload(call))];
  readJsonAlone(server);
  for (const call of others) mountCall(server, call);
  await server.register(async (scope) => {
    readFormsAlone(scope, ['multipart/form-data']);
    for (const call of uploads) mountCall(scope, call);
  });
  refuseOthers(
    server,
    mounted.map(({ declared }) => declared),
  );
}

const METHODS = ['GET', 'POST', 'PUT', 'DELETE', 'PATCH'] as const;

/** Answers what is no call of ours as a call: 405 where another method would do, else 404. */
function refuseOthers(server: FastifyInstance, calls: Call[]): void {
  const byPlace = Map.groupBy(calls, ({ path }) => routeOf(path).replaceAll(/:\w+/g, ':any'));
  for (const [url, ofPlace] of byPlace) {
    const allowed = new Set<string>(ofPlace.map(({ method }) => method));
    refuse(server, {
      url,
      method: METHODS.filter((method) => !allowed.has(method)),
      error: 'method_not_allowed',
      allow: [...allowed].join(', '),
    });
  }
  for (const url of ['/api/*', '/cms/*']) refuse(server, { url, method: [...METHODS], error: 'not_found' });
}

function refuse(
  server: FastifyInstance,
  { url, method, error, allow }: { url: string; method: string[]; error: ErrorCode; allow?: string },
): void {
  server.route({
    url,
    method,
    schema: { hide: true },
    onRequest: async (_request, reply) => {
      if (allow) reply.header('allow', allow);
      throw new AppError(error); // before a body is read
    },
    handler: () => null,
  });
}

const isUpload = ({ declared }: Mounted): boolean => declared.upload === true;

/** Bodies are JSON and nothing else. One that is empty is none, for programs that name the type all the same. */
function readJsonAlone(server: FastifyInstance): void {
  const parse = server.getDefaultJsonParser('error', 'error');
  server.removeAllContentTypeParsers();
  server.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body: string, done) =>
    body === '' ? done(null, undefined) : parse(request, body, done),
  );
}

interface Mounted {
  declared: Call;
  handler: AnyHandler<Call>;
  platform: Platform;
  identify: Identify;
  operationId: string;
  tag: string;
}

function mountCall(
  server: FastifyInstance,
  { declared, handler, platform, identify, operationId, tag }: Mounted,
): void {
  const early = earlyAuthorization(async (request: FastifyRequest): Promise<RequestContext> => {
    const ctx = await openContext(request, { platform, identify, active: !declared.background });
    if (changesState(request.method)) {
      const token = headerToken(request);
      checkAntiforgery(request, { origin: platform.config.publicUrl.origin, viewer: ctx.viewer, token });
    }
    return ctx;
  });
  server.route({
    method: declared.method,
    url: routeOf(declared.path),
    schema: describeCall(declared, { operationId, tag }),
    validatorCompiler: () => () => true, // handleCall() validates, with the messages of the contract
    ...(declared.upload && {
      bodyLimit: uploadLimit(platform.config),
      onRequest: (request) => early.authorize(request, declared),
    }),
    handler: async (request, reply) => {
      const ctx = await early.contextOf(request);
      const body = request.body instanceof FormData ? fieldsOf(request.body) : request.body;
      if (declared.body) checkDepth(body);
      const raw = { params: paramsOf(declared, request.params as Params), query: request.query, body };
      const answer = await handleCall(declared, handler, { ctx, raw, reply: replyHeadersOf(reply) });
      reply.header('cache-control', 'private, no-store');
      return send(reply, declared, answer);
    },
  });
}

type Params = Record<string, string>;

const REST = /\{(\w+)\*\}$/;

/** The path of a call in the router's words, in which what follows has no name. */
const routeOf = (path: string): string => path.replace(REST, '*').replaceAll(/\{(\w+)\}/g, ':$1');

function paramsOf({ path }: Call, { '*': rest = '', ...params }: Params): Params {
  const [, name] = REST.exec(path) ?? [];
  return name ? { ...params, [name]: rest } : params;
}

function send(reply: FastifyReply, declared: Call, answer: unknown) {
  if (answer === null && declared.orNothing) return reply.status(204).send();
  if (declared.answer === 'nothing') return reply.status(200).send();
  if ('text' in declared.answer) return reply.type('text/plain; charset=utf-8').send(String(answer));
  return reply.type('application/json; charset=utf-8').send(JSON.stringify(answer));
}

const headerToken = (request: FastifyRequest): string | null => {
  const token = request.headers['x-xsrf-token'];
  return typeof token === 'string' ? token : null;
};

const replyHeadersOf = (reply: FastifyReply): ReplyHeaders => ({
  setCookie: (cookie) => void reply.header('set-cookie', cookie),
  clearSiteData: () => void reply.header('clear-site-data', '"cache"'),
});

/** Refuses JSON that is nested deeper than any call of ours needs. */
function checkDepth(value: unknown, left = MAX_JSON_DEPTH): void {
  if (typeof value !== 'object' || value === null) return;
  if (left === 0) throw new AppError('invalid_input');
  for (const child of Object.values(value)) checkDepth(child, left - 1);
}
