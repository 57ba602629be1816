import swagger from '@fastify/swagger';
import Fastify from 'fastify';
import { z } from 'zod';
import { catalogue } from '#app/platform/errors/catalogue.ts';
import { type Call, type Contract, errorsOf } from './contract.ts';

const errorBody = z.object({
  error: z.string(),
  message: z.string(),
  fields: z.record(z.string(), z.string()),
  requestId: z.string(),
});

/** The OpenAPI 3.1 document of a contract. A server that never listens collects it from the routes of the calls. */
export async function openApiDocument({
  title,
  url,
  contract,
}: {
  title: string;
  url: string;
  contract: Contract;
}): Promise<object> {
  const server = Fastify();
  server.setValidatorCompiler(() => () => true);
  server.setSerializerCompiler(() => JSON.stringify);
  await server.register(swagger, {
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
  for (const [tag, calls] of Object.entries(contract)) {
    for (const [name, declared] of Object.entries(calls)) {
      server.route({
        method: declared.method,
        url: declared.path.replaceAll(/\{(\w+)\*?\}/g, ':$1'),
        schema: describeCall(declared, { operationId: `${tag}.${name}`, tag }),
        handler: () => null,
      });
    }
  }
  await server.ready();
  const document = server.swagger();
  await server.close();
  return document;
}

/** Describes a call as an OpenAPI 3.1 operation. */
function describeCall(declared: Call, { operationId, tag }: { operationId: string; tag: string }) {
  return {
    operationId,
    tags: [tag],
    summary: declared.summary,
    ...(declared.access !== 'anyone' && { security: [{ session: [] }] }),
    ...(declared.params && { params: jsonSchema(declared.params, 'input') }),
    ...(declared.query && { querystring: jsonSchema(declared.query, 'input') }),
    ...(declared.once && { headers: jsonSchema(ONCE_HEADERS, 'input') }),
    ...(declared.upload && { consumes: ['multipart/form-data'] }),
    ...(declared.body && { body: jsonSchema(declared.body, 'input') }),
    response: { ...successes(declared), ...failures(declared) },
  };
}

/** The headers of a call that happens once. */
const ONCE_HEADERS = z.object({
  'Idempotency-Key': z.string().optional().describe('Met dezelfde sleutel gebeurt het één keer'),
});

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
