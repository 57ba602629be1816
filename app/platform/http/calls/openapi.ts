import Fastify, { type FastifyInstance } from 'fastify';
import type { Contract } from './contract.ts';

interface Described {
  title: string;
  url: string;
  contract: Contract;
}

/** Serves the OpenAPI document of all calls at /api/openapi.json, and a page to read it at /api/docs. */
export function mountOpenApi(server: FastifyInstance, { title, url, contract }: Described): void {
  let document: Promise<object> | undefined;
  server.get('/api/openapi.json', () => {
    document ??= describeContract({ title, url, contract });
    return document;
  });
  let apiReference: Promise<FastifyInstance> | undefined;
  for (const path of ['/api/docs', '/api/docs/*']) {
    server.get(path, async (request, reply) => {
      apiReference ??= openApiReference(title);
      const response = await (await apiReference).inject({ url: request.raw.url ?? path });
      return reply
        .status(response.statusCode)
        .headers({ ...response.headers, 'content-security-policy': API_REFERENCE_POLICY })
        .send(response.rawPayload);
    });
  }
}

/** Describes the calls at the first request, since their JSON schemas take a tenth of the start and of its memory. */
async function describeContract(described: Described): Promise<object> {
  const { openApiDocument } = await import('./openapi-document.ts');
  return openApiDocument(described);
}

/** Opens the server of the API reference, at its first request: it loads 4 MB of scripts. */
async function openApiReference(title: string): Promise<FastifyInstance> {
  const { default: plugin } = await import('@scalar/fastify-api-reference');
  const server = Fastify();
  await server.register(plugin, {
    routePrefix: '/api/docs',
    configuration: { title, url: '/api/openapi.json', telemetry: false, withDefaultFonts: false },
  });
  return server;
}

/** The API reference needs inline scripts and styles. It shows no data of members. */
const API_REFERENCE_POLICY =
  "default-src 'none'; script-src 'self' 'unsafe-inline' 'unsafe-eval'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; font-src 'self' data:; connect-src 'self'; base-uri 'none'; frame-ancestors 'none'";
