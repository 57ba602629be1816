import { createHash } from 'node:crypto';
import Fastify, { type FastifyInstance, type FastifyReply, type FastifyRequest } from 'fastify';
import type { Config } from '#app/platform/config/config.ts';
import { AppError } from '#app/platform/errors/app-error.ts';
import type { CachedPage } from '#app/platform/page-cache/page-cache.ts';
import { isFromOperator } from '../operator-access.ts';
import { sendCachedPage, toCachedPage } from '../pages/page-response.ts';
import { pathAndQuery } from '../pages/page-routes.ts';
import { securityHeaders } from '../security-headers.ts';
import type { Contract } from './contract.ts';

/**
 * Serves the OpenAPI document of all calls at /api/openapi.json, and a page to read it at /api/docs: that in the demo, and
 * elsewhere for the addresses in METRICS_HOSTS.
 */
export function mountOpenApi(
  server: FastifyInstance,
  { title, config, contract }: { title: string; config: Config; contract: Contract },
): void {
  const headers = securityHeaders(config);
  let document: Promise<CachedPage> | undefined;
  server.get('/api/openapi.json', async (request, reply) => {
    document ??= describeContract({ title, url: config.publicUrl.origin, contract }, headers);
    return sendPrepared(request, reply, await document);
  });

  let reference: Promise<ApiReference> | undefined;
  const sendReference = async (request: FastifyRequest, reply: FastifyReply) => {
    if (!config.demo && !isFromOperator(request, config)) throw new AppError('not_found');
    const path = pathAndQuery(request.raw.url).path.toLowerCase();
    if (path === API_REFERENCE_PATH) return reply.redirect(`${API_REFERENCE_PATH}/`, 301);
    reference ??= makeApiReference({ title, securityHeaders: headers });
    const response = (await reference).get(path);
    if (!response) throw new AppError('not_found');
    return sendPrepared(request, reply, response);
  };
  for (const path of [API_REFERENCE_PATH, `${API_REFERENCE_PATH}/*`]) server.get(path, sendReference);
}

/** Describes the calls at the first request, since their JSON schemas take a tenth of the start and of its memory. */
async function describeContract(
  described: { title: string; url: string; contract: Contract },
  headers: [string, string][],
): Promise<CachedPage> {
  const { openApiDocument } = await import('./openapi-document.ts');
  const body = Buffer.from(JSON.stringify(await openApiDocument(described)));
  const page = { status: 200, headers: { 'content-type': 'application/json; charset=utf-8' }, setCookies: [], body };
  return toCachedPage(page, { securityHeaders: headers, compression: 'strong' });
}

function sendPrepared(request: FastifyRequest, reply: FastifyReply, response: CachedPage): FastifyReply {
  reply.hijack();
  sendCachedPage(request.raw, reply.raw, response);
  return reply;
}

/** The responses of the API reference, by path. They are compressed once, at the first request. */
type ApiReference = ReadonlyMap<string, CachedPage>;

/** The path of the API reference; its page has a slash at the end, since it names its script relatively. */
const API_REFERENCE_PATH = '/api/docs';

const PATHS = [`${API_REFERENCE_PATH}/`, `${API_REFERENCE_PATH}/js/scalar.js`];

/** Makes the page to read the OpenAPI document and its script of 4 MB, with the package that has them. */
async function makeApiReference({
  title,
  securityHeaders,
}: {
  title: string;
  securityHeaders: [string, string][];
}): Promise<ApiReference> {
  const { default: plugin } = await import('@scalar/fastify-api-reference');
  const server = Fastify();
  await server.register(plugin, {
    routePrefix: API_REFERENCE_PATH,
    configuration: { title, url: '/api/openapi.json', telemetry: false, withDefaultFonts: false },
  });
  const responses = PATHS.map(async (path) => {
    const { statusCode: status, headers, rawPayload: body } = await server.inject(path);
    const sent = {
      'content-type': String(headers['content-type']),
      'content-security-policy': contentSecurityPolicy(body.toString()),
    };
    const page = { status, headers: sent, setCookies: [], body };
    return [path, await toCachedPage(page, { securityHeaders, compression: 'strong' })] as const;
  });
  return new Map(await Promise.all(responses));
}

/** The inline scripts of the page are allowed by hash; its script adds style elements. It shows no data of members. */
function contentSecurityPolicy(page: string): string {
  const scripts = [...page.matchAll(/<script[^>]*>([^<]+)<\/script>/g)].map(([, code = '']) => code);
  const hashes = scripts.map((code) => ` 'sha256-${createHash('sha256').update(code).digest('base64')}'`);
  return [
    "default-src 'none'",
    `script-src 'self'${hashes.join('')}`,
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data:",
    "font-src 'self' data:",
    "connect-src 'self'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ].join('; ');
}
