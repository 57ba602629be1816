import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { AppError } from '#app/platform/errors/app-error.ts';
import type { Platform } from '#app/platform/platform.ts';
import { type AlsoWrong, admit, type VisitFor } from './admit.ts';
import { changesState, checkAntiforgery } from './antiforgery.ts';
import type { AnswerOf, Call, Contract, FeatureContract, Input } from './contract.ts';
import { describeCall } from './openapi.ts';
import { type Identify, openVisit } from './server.ts';

/** What a handler may say beside its answer. */
export interface Outgoing {
  setCookie(cookie: string): void;
  clearSiteData(): void;
}

/** Does one call: it gets a validated input and gives the answer that the contract declares. */
export interface Handler<C extends Call> {
  (visit: VisitFor<C>, input: Input<C>, outgoing: Outgoing): Promise<AnswerOf<C>> | AnswerOf<C>;
  /** What else is wrong, asked when the body's schema refuses: so that all is named at once (style.md 8). */
  alsoWrong?: AlsoWrong<C>;
}

/** The handlers of a feature: one for each call of its contract, and none beside. */
export type HandlersOf<F extends FeatureContract> = { readonly [N in keyof F]: Handler<F[N]> };

/** The handlers of the whole site. */
export type SiteHandlers<C extends Contract> = { readonly [F in keyof C]: HandlersOf<C[F]> };

const MAX_JSON_DEPTH = 20; // rules.md R33

/** Gives every call of the contract its route. Throws when a call has no handler. */
export function mountCalls<C extends Contract>(
  server: FastifyInstance,
  {
    contract,
    handlers,
    platform,
    identify,
  }: { contract: C; handlers: SiteHandlers<C>; platform: Platform; identify: Identify },
): void {
  readJsonAlone(server);
  for (const [feature, calls] of Object.entries(contract)) {
    for (const [name, declared] of Object.entries(calls)) {
      const handler = handlers[feature]?.[name];
      if (!handler) throw new Error(`The call ${feature}.${name} has no handler.`);
      mountCall(server, { declared, handler, platform, identify, operationId: `${feature}.${name}`, tag: feature });
    }
  }
}

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
  handler: Handler<Call>;
  platform: Platform;
  identify: Identify;
  operationId: string;
  tag: string;
}

function mountCall(
  server: FastifyInstance,
  { declared, handler, platform, identify, operationId, tag }: Mounted,
): void {
  server.route({
    method: declared.method,
    url: declared.path.replaceAll(/\{(\w+)\}/g, ':$1'),
    schema: describeCall(declared, { operationId, tag }),
    validatorCompiler: () => () => true, // admit() validates, with the messages of the contract
    handler: async (request, reply) => {
      const visit = await openVisit(request, { platform, identify, active: !declared.background });
      if (changesState(request.method)) {
        const token = headerToken(request);
        checkAntiforgery(request, { origin: platform.config.publicUrl.origin, viewer: visit.viewer, token });
      }
      if (declared.body) checkDepth(request.body);
      const raw = { params: request.params, query: request.query, body: request.body };
      const input = await admit(declared, visit, raw, handler.alsoWrong);
      const outgoing = outgoingOf(reply);
      const answer = await handler(visit as VisitFor<Call>, input, outgoing);
      reply.header('cache-control', 'private, no-store');
      return send(reply, declared, answer);
    },
  });
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

const outgoingOf = (reply: FastifyReply): Outgoing => ({
  setCookie: (cookie) => void reply.header('set-cookie', cookie),
  clearSiteData: () => void reply.header('clear-site-data', '"cache"'),
});

/** Refuses JSON that is nested deeper than any call of ours needs. */
function checkDepth(value: unknown, left = MAX_JSON_DEPTH): void {
  if (typeof value !== 'object' || value === null) return;
  if (left === 0) throw new AppError('invalid_input');
  for (const child of Object.values(value)) checkDepth(child, left - 1);
}
