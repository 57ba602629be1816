import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Config } from '#app/platform/config/config.ts';
import { AppError } from '#app/platform/errors/app-error.ts';
import type { CachedPage } from '#app/platform/page-cache/page-cache.ts';
import { isFromOperator } from '../operator-access.ts';
import { sendCachedPage, toCachedPage } from '../pages/page-response.ts';
import { pathAndQuery } from '../pages/page-routes.ts';
import { securityHeaders } from '../security-headers.ts';
import { API_REFERENCE_PATH, type ApiReference, makeApiReference } from './api-reference.ts';
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
