import { validate } from '@scalar/openapi-parser';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { z } from 'zod';
import { handlers } from '#app/api.ts';
import { contract } from '#app/contract.ts';
import { type Call, type Contract, errorsOf } from '#app/platform/http/contract.ts';
import { makeConversation, makeGroup, makeMember, makeSession, type SessionMade } from '#tests/support/factory.ts';
import { request } from '#tests/support/request.ts';
import { openTestSite, type TestSite } from '#tests/support/test-site.ts';

const calls = Object.entries(contract as Contract).flatMap(([feature, named]) =>
  Object.entries(named).map(([name, declared]): [string, Call] => [`${feature}.${name}`, declared]),
);

const LOGIN = '/api/v1/login/login';
const REGISTER = '/api/v1/Registration/Register';

let site: TestSite;
let member: { id: number; username: string };
let session: SessionMade;
let conversation: { id: number; slug: string };
let group: { id: number; slug: string };

beforeAll(async () => {
  site = await openTestSite();
  member = await makeMember(site.platform);
  session = await makeSession(site.platform, member.id);
  group = await makeGroup(site.platform);
  conversation = await makeConversation(site.platform, { groupId: group.id, authorId: member.id });
});
afterAll(() => site.close());

/** A body as it stands, of whatever type, by the member. */
const post = (url: string, payload: string, type = 'application/json') =>
  site.server.inject({
    method: 'POST',
    url,
    payload,
    headers: {
      'sec-fetch-site': 'same-origin',
      cookie: session.cookie,
      'x-xsrf-token': session.antiforgery,
      'content-type': type,
    },
  });

describe('the contract', () => {
  test('has a handler for every call, and a call for every handler', () => {
    const handled = Object.entries(handlers).flatMap(([feature, named]) =>
      Object.keys(named).map((name) => `${feature}.${name}`),
    );
    expect(handled.sort()).toEqual(calls.map(([name]) => name).sort());
  });

  test('gives each call a method and path of its own', () => {
    const routes = calls.map(([, { method, path }]) => `${method} ${path.toLowerCase().replaceAll(/\{\w+\}/g, '{}')}`);
    expect(routes).toEqual([...new Set(routes)]);
  });

  test('names every {part} of a path among the params, and no other', () => {
    for (const [name, { path, params }] of calls) {
      const inPath = [...path.matchAll(/\{(\w+)\*?\}/g)].map(([, part]) => part);
      expect(Object.keys(params?.shape ?? {}).sort(), name).toEqual(inPath.sort());
    }
  });
});

describe('the description of all calls', () => {
  interface Operation {
    operationId: string;
    responses: Record<string, { description: string }>;
    requestBody?: { content: Record<string, { schema: { properties: Record<string, object> } }> };
  }
  let described: { openapi: string; paths: Record<string, Record<string, Operation>> };

  beforeAll(async () => {
    described = (await request(site, 'GET', '/api/openapi.json')).json();
  });

  test('is valid OpenAPI 3.1', async () => {
    expect(described.openapi).toBe('3.1.0');
    expect(await validate(described)).toMatchObject({ valid: true, version: '3.1', errors: [] });
  });

  test('has every call with its errors, under an id of its own, and nothing beside', () => {
    const ids = Object.values(described.paths).flatMap((methods) => Object.values(methods).map((o) => o.operationId));
    expect(ids.sort()).toEqual(calls.map(([name]) => name).sort());
    for (const [name, declared] of calls) {
      const operation = described.paths[declared.path.replace('*', '')]?.[declared.method.toLowerCase()];
      expect(operation?.operationId).toBe(name);
      const codes = Object.values(operation?.responses ?? {}).flatMap(({ description }) => description.split(', '));
      expect(codes).toEqual(expect.arrayContaining(errorsOf(declared)));
    }
  });

  test('tells of an upload that it is a form with a file', () => {
    const uploads = calls.filter(([, { upload }]) => upload);
    expect(uploads.length).toBeGreaterThan(0);
    for (const [name, { path, method }] of uploads) {
      const { content } = described.paths[path]?.[method.toLowerCase()]?.requestBody ?? { content: {} };
      expect(Object.keys(content), name).toEqual(['multipart/form-data']);
      const { properties } = content['multipart/form-data']?.schema ?? { properties: {} };
      expect(Object.values(properties), name).toContainEqual(
        expect.objectContaining({ type: 'string', format: 'binary' }),
      );
    }
  });

  test('can be read at /api/docs', async () => {
    const moved = await request(site, 'GET', '/api/docs');
    const page = await request(site, 'GET', new URL(moved.headers.location ?? '', 'http://site/api/docs').pathname);
    expect(page.statusCode).toBe(200);
    expect(page.headers['content-type']).toContain('text/html');
    expect(page.body).toContain('/api/openapi.json');
  });
});

describe('a path', () => {
  test.for([
    ['GET', '/API/V1/CUSTOMUSER'],
    ['GET', '/api/v1/customuser/'],
    ['GET', '/Api/V1/Groups/ALL'],
    ['GET', '/api/v1/Custom_Term/Relationship_With'],
    ['POST', '/API/V1/REGISTRATION/EXISTSUSERNAME'],
  ] as const)('counts in any letter case: %s %s', async ([method, url]) => {
    const body = method === 'POST' ? { Username: 'vrije_naam' } : undefined;
    expect((await request(site, method, url, { as: session, body })).statusCode).toBe(200);
  });

  test('counts in any letter case in the parts that vary, too', async () => {
    const answers = await Promise.all([
      request(site, 'GET', `/API/V1/Groups/SLUG/${group.slug.toUpperCase()}`),
      request(site, 'GET', `/api/v1/CONVERSATIONS/${conversation.id}/Group`),
      request(site, 'POST', '/api/v1/DONOR/logout'),
    ]);
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200]);
  });

  test.for(['0', '-1', '1.5', 'abc', '2147483648', '%00', '%zz', 'a'.repeat(400)])(
    'with the id %s is not found, and nothing worse',
    async (id) => {
      const response = await request(site, 'GET', `/api/v1/groups/${id}`);
      expect(response.statusCode).toBe(404);
      expect(response.json().error).toBe('not_found');
      expect(response.headers['content-security-policy']).toBeDefined();
    },
  );

  test('of a thing that is not there is not found, for every call that takes an id', async () => {
    const moderator = await makeMember(site.platform, { roles: ['moderator'] });
    const as = await makeSession(site.platform, moderator.id);
    for (const [name, { method, path, params, body }] of calls) {
      if (!params || !('id' in params.shape)) continue;
      const sent = body ? { Body: 'Een reactie.', Msg: 'Een bericht.' } : undefined;
      const response = await request(site, method, path.replace('{id}', '2000000000'), { as, body: sent });
      expect(response.statusCode, name).toBe(404);
      expect(response.json().error, name).toBe('not_found');
    }
  });
});

describe('what is sent', () => {
  test('is not kept, or even looked at, where the call does not know the field', async () => {
    const url = `/api/v1/conversations/${conversation.id}/reactions`;
    const body = { Body: 'Mijn reactie.', id: 1, authorId: 1, likeCount: 99, Extra: { deep: ['anything'] } };
    const response = await request(site, 'POST', url, { as: session, body });
    expect(response.statusCode).toBe(200);
    const kept = await site.platform.db
      .selectFrom('reaction')
      .where('id', '=', response.json().Id)
      .select(['body', 'authorId', 'likeCount'])
      .executeTakeFirst();
    expect(kept).toEqual({ body: 'Mijn reactie.', authorId: member.id, likeCount: 0 });
  });

  test('gets every wrong field named at once, in Dutch', async () => {
    const body = { Username: 'a b', Email: 'geen adres', Password: 'kort', RelationshipId: 1, Recaptcha: 5 };
    const response = await request(site, 'POST', REGISTER, { body });
    expect(response.statusCode).toBe(422);
    expect(response.json()).toEqual({
      error: 'invalid_input',
      message: 'Er klopt nog iets niet. Kijk de velden hieronder na.',
      fields: {
        Username: 'De gebruikersnaam mag alleen cijfers en letters bevatten',
        Email: expect.stringMatching(/e-mailadres/),
        Password: 'Het wachtwoord moet minimaal 7 karakters en 1 cijfer bevatten',
        RelationshipId: 'Dit is een verplicht veld',
        Terms: 'Dit is een verplicht veld',
        Recaptcha: 'Dit is een verplicht veld',
      },
      requestId: expect.stringMatching(/^[0-9a-f-]{36}$/),
    });
  });

  test('gets Dutch words for every field of every call, whatever is wrong with it', async () => {
    for (const [name, { method, path, body, query }] of calls) {
      const shape = body instanceof z.ZodObject ? body.shape : (query?.shape ?? {});
      const filled = (value: unknown) => Object.fromEntries(Object.keys(shape).map((field) => [field, value]));
      for (const sent of [{}, filled('NaN'.repeat(2000)), filled([]), filled(-1)]) {
        const url = path.replace('{id}', String(conversation.id));
        const response = body
          ? await request(site, method, url, { as: session, body: sent })
          : await request(site, method, `${url}?${new URLSearchParams(sent as Record<string, string>)}`);
        const said: string[] = response.statusCode === 422 ? Object.values(response.json().fields) : [];
        for (const words of said) expect(words, name).not.toMatch(/invalid|expected|received|too (big|small)/i);
      }
    }
  });

  test('gets a login with nothing in it both its fields named', async () => {
    const response = await request(site, 'POST', LOGIN, { body: {} });
    expect(Object.keys(response.json().fields).sort()).toEqual(['Password', 'Username']);
  });

  test('may be 256 kB and no more (R33)', async () => {
    const filled = (bytes: number) => JSON.stringify({ Filling: 'x'.repeat(bytes - '{"Filling":""}'.length) });
    expect((await post(LOGIN, filled(256 * 1024))).statusCode).toBe(422);
    const response = await post(LOGIN, filled(256 * 1024 + 1));
    expect(response.statusCode).toBe(413);
    expect(response.json().error).toBe('too_large');
  });

  test('may be 20 deep and no deeper (R33)', async () => {
    const nested = (depth: number) => `{"Username":"vrij","Extra":${'['.repeat(depth - 1)}${']'.repeat(depth - 1)}}`;
    const url = '/api/v1/Registration/ExistsUsername';
    expect((await post(url, nested(20))).statusCode).toBe(200);
    expect((await post(url, nested(21))).statusCode).toBe(422);
    expect((await post(url, nested(100_000))).statusCode).toBe(422);
  });

  test.for([
    '{"Username":',
    'geen json',
    '[]',
    '"tekst"',
    '5',
    'null',
    '{"__proto__":{"roles":["moderator"]}}',
    '{"constructor":{"prototype":{}}}',
    '{"Username":"a\\u0000b@example.org","Password":"a"}',
  ])('is refused where it is not an object of JSON that we can read: %s', async (payload) => {
    const response = await post(LOGIN, payload);
    expect(response.statusCode).toBe(422);
    expect(response.json().error).toBe('invalid_input');
  });

  test.for(['text/plain', 'application/x-www-form-urlencoded', 'multipart/form-data', 'application/xml'])(
    'is refused where it is no JSON but %s',
    async (type) => {
      const response = await post(LOGIN, '{"Username":"a","Password":"b"}', type);
      expect(response.statusCode).toBe(415);
      expect(response.json().error).toBe('unsupported_type');
    },
  );

  test('may be nothing at all where a call takes nothing, with or without a type', async () => {
    const other = await makeConversation(site.platform, { groupId: group.id, authorId: null });
    const url = `/api/v1/conversations/${other.id}/follow`;
    expect((await post(url, '')).statusCode).toBe(200);
    expect((await request(site, 'POST', url, { as: session })).statusCode).toBe(200);
  });

  test('has an Idempotency-Key of 8 to 100 printable characters, if any (R34)', async () => {
    const react = (key: string) =>
      request(site, 'POST', `/api/v1/conversations/${conversation.id}/reactions`, {
        as: session,
        body: { Body: 'Nog een reactie.' },
        headers: { 'idempotency-key': key },
      });
    const keys = ['1234567', '12345678', 'k'.repeat(100), 'k'.repeat(101), 'met spatie', '\u00e9\u00e9n-sleutel'];
    const statuses = await Promise.all(keys.map(react));
    expect(statuses.map(({ statusCode }) => statusCode)).toEqual([422, 200, 200, 422, 422, 422]);
  });

  test('with the key of another one is refused, and what it asked for is not lost in silence (R34)', async () => {
    const other = await makeConversation(site.platform, { groupId: group.id, authorId: null });
    const react = (id: number, Body: string) =>
      request(site, 'POST', `/api/v1/conversations/${id}/reactions`, {
        as: session,
        body: { Body },
        headers: { 'idempotency-key': 'een-en-dezelfde' },
      });
    expect((await react(conversation.id, 'De eerste.')).statusCode).toBe(200);
    for (const answer of [await react(conversation.id, 'Een andere.'), await react(other.id, 'De eerste.')]) {
      expect([answer.statusCode, answer.json().error]).toEqual([409, 'conflict']);
    }
    expect((await react(conversation.id, 'De eerste.')).statusCode).toBe(200);
    const asModerator = await makeSession(
      site.platform,
      (await makeMember(site.platform, { roles: ['moderator'] })).id,
    );
    const say = (url: string, body: object) =>
      request(site, 'POST', url, { as: asModerator, body, headers: { 'idempotency-key': 'als-moderator-of-niet' } });
    const { id } = conversation;
    expect((await say(`/api/v1/conversations/${id}/reactions`, { Body: 'Zo.' })).statusCode).toBe(200);
    const message = await say(`/api/v1/moderators-reactions/conversation/${id}`, { Msg: 'Zo.' });
    expect([message.statusCode, message.json().error]).toEqual([409, 'conflict']);
  });
});

describe('an error', () => {
  test('says what it is in exactly four fields', async () => {
    const responses = await Promise.all([
      request(site, 'GET', '/api/v1/CustomUser'),
      request(site, 'GET', '/api/v1/antiforgery'),
      request(site, 'GET', '/api/v1/nothing'),
      request(site, 'POST', LOGIN, { body: {} }),
      request(site, 'POST', LOGIN, { body: {}, headers: { 'sec-fetch-site': 'cross-site' } }),
      post(LOGIN, '{'),
      post(LOGIN, '', 'text/plain'),
    ]);
    for (const response of responses) {
      expect(Object.keys(response.json())).toEqual(['error', 'message', 'fields', 'requestId']);
      expect(response.headers['content-type']).toBe('application/json; charset=utf-8');
    }
  });

  test('that nobody foresaw is a bare 500 that tells nothing', async () => {
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
