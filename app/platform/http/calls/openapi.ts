import swagger from '@fastify/swagger';
import Fastify, { type FastifyInstance } from 'fastify';
import { z } from 'zod';
import { catalogue } from '#app/platform/errors/catalogue.ts';
import { type Call, errorsOf } from './contract.ts';

const errorBody = z.object({
  error: z.string(),
  message: z.string(),
  fields: z.record(z.string(), z.string()),
  requestId: z.string(),
});

/** Options of a route that is left out of the description. */
export const undocumented = { schema: { hide: true } };

/** Serves the OpenAPI description of all calls at /api/openapi.json, and a page to read it at /api/docs. */
export async function mountOpenApi(
  server: FastifyInstance,
  { title, url }: { title: string; url: string },
): Promise<void> {
  await server.register(swagger, {
    transform: ({ schema, url }) => ({ schema, url: nameWildcard(url, schema.params) }),
    openapi: {
      openapi: '3.1.0',
      info: {
        title,
        version: '1',
        description: 'Alle aanroepen van de site. Foutantwoorden: `{error, message, fields, requestId}`.',
      },
      servers: [{ url }],
      components: { securitySchemes: { session: { type: 'apiKey', in: 'cookie', name: 'session' } } },
    },
  });
  server.get('/api/openapi.json', undocumented, () => server.swagger());
  let apiReference: Promise<FastifyInstance> | undefined;
  for (const path of ['/api/docs', '/api/docs/*']) {
    server.get(path, undocumented, async (request, reply) => {
      apiReference ??= openApiReference(title);
      const response = await (await apiReference).inject({ url: request.raw.url ?? path });
      return reply
        .status(response.statusCode)
        .headers({ ...response.headers, 'content-security-policy': API_REFERENCE_POLICY })
        .send(response.rawPayload);
    });
  }
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

/** The path of a call in OpenAPI: Fastify's `*` gets the name of the one parameter that is not in the path. */
function nameWildcard(url: string, params: unknown): string {
  const names = Object.keys((params as { properties?: object } | undefined)?.properties ?? {});
  return url.replace('*', () => `:${names.find((name) => !url.includes(`:${name}`))}`);
}

/** The API reference needs inline scripts and styles. It shows no data of members. */
const API_REFERENCE_POLICY =
  "default-src 'none'; script-src 'self' 'unsafe-inline' 'unsafe-eval'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; font-src 'self' data:; connect-src 'self'; base-uri 'none'; frame-ancestors 'none'";

/** Describes a call as an OpenAPI 3.1 operation. */
export function describeCall(declared: Call, { operationId, tag }: { operationId: string; tag: string }) {
  return {
    operationId,
    tags: [tag],
    summary: declared.summary,
    ...(declared.access !== 'anyone' && { security: [{ session: [] }] }),
    ...(declared.params && { params: jsonSchema(declared.params, 'input') }),
    ...(declared.query && { querystring: jsonSchema(declared.query, 'input') }),
    ...(declared.upload && { consumes: ['multipart/form-data'] }),
    ...(declared.body && { body: jsonSchema(declared.body, 'input') }),
    response: { ...successes(declared), ...failures(declared) },
  };
}

function successes(declared: Call): Record<string, object> {
  const ok =
    declared.response === 'empty'
      ? { type: 'null', description: 'Gelukt' }
      : 'text' in declared.response
        ? { description: 'Gelukt', content: { 'text/plain': { schema: jsonSchema(declared.response.text, 'output') } } }
        : {
            description: 'Gelukt',
            content: { 'application/json': { schema: jsonSchema(declared.response.json, 'output') } },
          };
  return { 200: ok, ...(declared.orNoContent && { 204: { type: 'null', description: 'Er is niets' } }) };
}

/** The error responses by status, with the codes that their `error` can have. */
function failures(declared: Call): Record<string, object> {
  const codes = Map.groupBy(errorsOf(declared), (code) => catalogue[code].status);
  return Object.fromEntries(
    [...codes].map(([status, names]) => [
      status,
      { description: names.join(', '), content: { 'application/json': { schema: jsonSchema(errorBody, 'output') } } },
    ]),
  );
}

function jsonSchema(schema: z.ZodType, io: 'input' | 'output'): object {
  const { $schema: _dialect, ...described } = z.toJSONSchema(schema, { io, unrepresentable: 'any' });
  return described;
}
