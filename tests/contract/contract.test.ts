import { validate } from '@scalar/openapi-parser';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { features } from '#app/features.ts';
import { handlersOf } from '#app/platform/features/calls-of.ts';
import { errorsOf } from '#app/platform/http/calls/contract.ts';
import { makeMember, makeSession } from '#tests/support/factory/members.ts';
import { postUnchanged, request } from '#tests/support/request.ts';
import { openTestSite, type TestSite } from '#tests/support/test-site.ts';
import { allCalls } from './all-calls.ts';
import { openSiteWithConversation } from './open-site-with-conversation.ts';

const LOGIN = '/api/v1/login/login';

const { site, session, group, conversation } = await openSiteWithConversation();
afterAll(() => site.close());

describe('the contract', () => {
  test('has a handler for every call, and a call for every handler', () => {
    const handled = Object.entries(handlersOf(features)).flatMap(([feature, named]) =>
      Object.keys(named).map((name) => `${feature}.${name}`),
    );
    expect(handled.sort()).toEqual(allCalls.map(([name]) => name).sort());
  });

  test('gives each call a unique method and path', () => {
    const routes = allCalls.map(
      ([, { method, path }]) => `${method} ${path.toLowerCase().replaceAll(/\{\w+\}/g, '{}')}`,
    );
    expect(routes).toEqual([...new Set(routes)]);
  });

  test('names every {part} of a path among the params, and no other', () => {
    for (const [name, { path, params }] of allCalls) {
      const inPath = [...path.matchAll(/\{(\w+)\*?\}/g)].map(([, part]) => part);
      expect(Object.keys(params?.shape ?? {}).sort(), name).toEqual(inPath.sort());
    }
  });
});

describe('the OpenAPI document', () => {
  interface Operation {
    operationId: string;
    responses: Record<string, { description: string }>;
    requestBody?: { content: Record<string, { schema: { properties: Record<string, object> } }> };
  }
  let openapi: { openapi: string; paths: Record<string, Record<string, Operation>> };

  beforeAll(async () => {
    openapi = (await request(site, 'GET', '/api/openapi.json')).json();
  });

  test('is valid OpenAPI 3.1', async () => {
    expect(openapi.openapi).toBe('3.1.0');
    expect(await validate(openapi)).toMatchObject({ valid: true, version: '3.1', errors: [] });
  });

  test('has every call with its errors, under a unique id, and nothing else', () => {
    const ids = Object.values(openapi.paths).flatMap((methods) => Object.values(methods).map((o) => o.operationId));
    expect(ids.sort()).toEqual(allCalls.map(([name]) => name).sort());
    for (const [name, declared] of allCalls) {
      const operation = openapi.paths[declared.path.replace('*', '')]?.[declared.method.toLowerCase()];
      expect(operation?.operationId).toBe(name);
      const codes = Object.values(operation?.responses ?? {}).flatMap(({ description }) => description.split(', '));
      expect(codes).toEqual(expect.arrayContaining(errorsOf(declared)));
    }
  });

  test('describes an upload as a form with a file', () => {
    const uploads = allCalls.filter(([, { upload }]) => upload);
    expect(uploads.length).toBeGreaterThan(0);
    for (const [name, { path, method }] of uploads) {
      const { content } = openapi.paths[path]?.[method.toLowerCase()]?.requestBody ?? { content: {} };
      expect(Object.keys(content), name).toEqual(['multipart/form-data']);
      const { properties } = content['multipart/form-data']?.schema ?? { properties: {} };
      expect(Object.values(properties), name).toContainEqual(
        expect.objectContaining({ type: 'string', format: 'binary' }),
      );
    }
  });

  test('can be read at /api/docs', async () => {
    const redirected = await request(site, 'GET', '/api/docs');
    const page = await request(
      site,
      'GET',
      new URL(redirected.headers.location ?? '', 'http://site/api/docs').pathname,
    );
    expect(page.statusCode).toBe(200);
    expect(page.headers['content-type']).toContain('text/html');
    expect(page.body).toContain('/api/openapi.json');
  });

  test.for(['/api/docs/', '/api/docs/js/scalar.js'])(
    '%s is compressed, and may not evaluate text as code',
    async (url) => {
      const { headers, rawPayload } = await request(site, 'GET', url, { headers: { 'accept-encoding': 'br' } });
      expect(headers['content-encoding']).toBe('br');
      expect(rawPayload.length).toBeLessThan(1_200_000);
      const [, scripts] = /script-src ([^;]*);/.exec(String(headers['content-security-policy'])) ?? [];
      expect(scripts).toMatch(/^'self'( 'sha256-[\w+/=]{44}')?$/);
      const again = await request(site, 'GET', url, { headers: { 'if-none-match': String(headers.etag) } });
      expect(again.statusCode).toBe(304);
    },
  );

  test('can be read at /api/docs in the demo, and elsewhere from the addresses in METRICS_HOSTS alone', async () => {
    const demo = await openTestSite({ DEMO: '1' });
    for (const url of ['/api/docs', '/api/docs/', '/API/Docs/js/scalar.js', '/api/docs/none']) {
      const statusFrom = async ({ server }: TestSite, remoteAddress: string, headers = {}) =>
        (await server.inject({ url, remoteAddress, headers })).statusCode;
      expect([url, await statusFrom(site, '203.0.113.9')]).toEqual([url, 404]);
      expect([url, await statusFrom(site, '127.0.0.1', { via: '1.1 proxy' })]).toEqual([url, 404]);
      const status = { '/api/docs': 301, '/api/docs/none': 404 }[url] ?? 200;
      expect([url, await statusFrom(demo, '203.0.113.9')]).toEqual([url, status]);
    }
    await demo.close();
  });
});

describe('a path', () => {
  test.for([
    ['GET', '/API/V1/CUSTOMUSER'],
    ['GET', '/api/v1/customuser/'],
    ['GET', '/Api/V1/Groups/ALL'],
    ['GET', '/api/v1/Custom_Term/Relationship_With'],
    ['POST', '/API/V1/REGISTRATION/EXISTSUSERNAME'],
  ] as const)('matches in any letter case: %s %s', async ([method, url]) => {
    const body = method === 'POST' ? { Username: 'vrije_naam' } : undefined;
    expect((await request(site, method, url, { as: session, body })).statusCode).toBe(200);
  });

  test('matches its parameters in any letter case, too', async () => {
    const responses = await Promise.all([
      request(site, 'GET', `/API/V1/Groups/SLUG/${group.slug.toUpperCase()}`),
      request(site, 'GET', `/api/v1/CONVERSATIONS/${conversation.id}/Group`),
      request(site, 'POST', '/api/v1/DONOR/logout'),
    ]);
    expect(responses.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200]);
  });

  test.for(['0', '-1', '1.5', 'abc', '2147483648', '%00', '%zz', 'a'.repeat(400)])(
    'with the id %s is not found',
    async (id) => {
      const response = await request(site, 'GET', `/api/v1/groups/${id}`);
      expect(response.statusCode).toBe(404);
      expect(response.json().error).toBe('not_found');
      expect(response.headers['content-security-policy']).toBeDefined();
    },
  );

  /** Without a contact or a block they answer as for a member who does not exist (rules.md R11). */
  const TELLS_NOTHING = ['contacts.status', 'contacts.unblock'];

  test('with an id that does not exist is not found, for every call that takes an id', async () => {
    const member = await makeMember(site.platform, { roles: ['moderator', 'professional', 'administrator'] });
    const as = await makeSession(site.platform, member.id);
    for (const [name, { method, path, params, body }] of allCalls) {
      if (!params || !('id' in params.shape) || TELLS_NOTHING.includes(name)) continue;
      const question = {
        Title: 'Een vraag',
        Description: 'Een vraag.',
        Advice: 'Een antwoord.',
        Reason: 'own-doctor',
        Note: 'Een reden.',
        ExpertId: '',
      };
      const answer = { Rule: 'respect', Granted: false, Answer: 'Een antwoord.' };
      const act = {
        Case: 2_000_000_000,
        Place: 2_000_000_000,
        To: 2_000_000_000,
        Measure: 'word',
        Facts: 'Een woord.',
        Text: 'Een notitie.',
        Username: 'iemand',
      };
      const texts = {
        ...act,
        Body: 'Een reactie.',
        Msg: 'Een bericht.',
        body: 'Een bericht.',
        Outcome: 'kept',
        Name: 'Een naam',
        ...question,
        ...answer,
      };
      const sent = body && { ...texts, ...(/report/i.test(name) && { Reason: 'other' }) };
      const address = path
        .replace('{id}', '2000000000')
        .replace('{role}', 'moderator')
        .replace('{decision}', '2000000000');
      const response = await request(site, method, address, { as, body: sent });
      expect(response.statusCode, name).toBe(404);
      expect(response.json().error, name).toBe('not_found');
    }
  });
});

describe('an error', () => {
  test('has exactly four fields', async () => {
    const responses = await Promise.all([
      request(site, 'GET', '/api/v1/CustomUser'),
      request(site, 'GET', '/api/v1/antiforgery'),
      request(site, 'GET', '/api/v1/nothing'),
      request(site, 'POST', LOGIN, { body: {} }),
      request(site, 'POST', LOGIN, { body: {}, headers: { 'sec-fetch-site': 'cross-site' } }),
      postUnchanged(site, LOGIN, '{', { as: session }),
      postUnchanged(site, LOGIN, '', { as: session, type: 'text/plain' }),
    ]);
    for (const response of responses) {
      expect(Object.keys(response.json())).toEqual(['error', 'message', 'fields', 'requestId']);
      expect(response.headers['content-type']).toBe('application/json; charset=utf-8');
    }
  });

  test('that is unexpected is a bare 500 without details', async () => {
    const { db } = site.platform;
    await sql`alter table group_term rename to secret_table`.execute(db);
    try {
      const response = await request(site, 'GET', `/api/v1/groups/${group.id}/terms`);
      expect(response.statusCode).toBe(500);
      expect(response.json()).toEqual({
        error: 'internal',
        message: 'Er is iets misgegaan. Probeer het later opnieuw.',
        fields: {},
        requestId: expect.any(String),
      });
    } finally {
      await sql`alter table secret_table rename to group_term`.execute(db);
    }
  });
});
