import { afterAll, describe, expect, test } from 'vitest';
import { z } from 'zod';
import { makeConversation } from '#tests/support/factory/conversations.ts';
import { makeMember, makeSession } from '#tests/support/factory/members.ts';
import { postUnchanged, request } from '#tests/support/request.ts';
import { someOf } from '#tests/support/thorough.ts';
import { allCalls } from './all-calls.ts';
import { openSiteWithConversation } from './open-site-with-conversation.ts';

const LOGIN = '/api/v1/login/login';
const REGISTER = '/api/v1/Registration/Register';

const { site, member, session, group, conversation } = await openSiteWithConversation();
afterAll(() => site.close());

describe('a request body', () => {
  test('has its unknown fields ignored', async () => {
    const url = `/api/v1/conversations/${conversation.id}/reactions`;
    const body = { Body: 'Mijn reactie.', id: 1, authorId: 1, likeCount: 99, Extra: { deep: ['anything'] } };
    const response = await request(site, 'POST', url, { as: session, body });
    expect(response.statusCode).toBe(200);
    const stored = await site.platform.db
      .selectFrom('reaction')
      .where('id', '=', response.json().Id)
      .select(['body', 'authorId', 'likeCount'])
      .executeTakeFirst();
    expect(stored).toEqual({ body: 'Mijn reactie.', authorId: member.id, likeCount: 0 });
  });

  test('gets all field errors at once, in Dutch', async () => {
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

  test('gets a Dutch message for every field of every call, whatever the error', async () => {
    for (const [name, { method, path, body, query }] of someOf(50, allCalls)) {
      const shape = body instanceof z.ZodObject ? body.shape : (query?.shape ?? {});
      const filled = (value: unknown) => Object.fromEntries(Object.keys(shape).map((field) => [field, value]));
      for (const sent of [{}, filled('NaN'.repeat(2000)), filled([]), filled(-1)]) {
        const url = path.replace('{id}', String(conversation.id));
        const response = body
          ? await request(site, method, url, { as: session, body: sent })
          : await request(site, method, `${url}?${new URLSearchParams(sent as Record<string, string>)}`);
        const messages: string[] = response.statusCode === 422 ? Object.values(response.json().fields) : [];
        for (const message of messages) expect(message, name).not.toMatch(/invalid|expected|received|too (big|small)/i);
      }
    }
  });

  test('gets an error for both fields of an empty login', async () => {
    const response = await request(site, 'POST', LOGIN, { body: {} });
    expect(Object.keys(response.json().fields).sort()).toEqual(['Password', 'Username']);
  });

  test('may be 256 kB and no more (R33)', async () => {
    const filled = (bytes: number) => JSON.stringify({ Filling: 'x'.repeat(bytes - '{"Filling":""}'.length) });
    expect((await postUnchanged(site, LOGIN, filled(256 * 1024), { as: session })).statusCode).toBe(422);
    const response = await postUnchanged(site, LOGIN, filled(256 * 1024 + 1), { as: session });
    expect(response.statusCode).toBe(413);
    expect(response.json().error).toBe('too_large');
  });

  test('may be 20 deep and no deeper (R33)', async () => {
    const nested = (depth: number) => `{"Username":"vrij","Extra":${'['.repeat(depth - 1)}${']'.repeat(depth - 1)}}`;
    const url = '/api/v1/Registration/ExistsUsername';
    expect((await postUnchanged(site, url, nested(20), { as: session })).statusCode).toBe(200);
    expect((await postUnchanged(site, url, nested(21), { as: session })).statusCode).toBe(422);
    expect((await postUnchanged(site, url, nested(100_000), { as: session })).statusCode).toBe(422);
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
  ])('is refused when it is not a valid JSON object: %s', async (payload) => {
    const response = await postUnchanged(site, LOGIN, payload, { as: session });
    expect(response.statusCode).toBe(422);
    expect(response.json().error).toBe('invalid_input');
  });

  test.for(['text/plain', 'application/x-www-form-urlencoded', 'multipart/form-data', 'application/xml'])(
    'is refused when its type is %s',
    async (type) => {
      const response = await postUnchanged(site, LOGIN, '{"Username":"a","Password":"b"}', { as: session, type });
      expect(response.statusCode).toBe(415);
      expect(response.json().error).toBe('unsupported_type');
    },
  );

  test('may be empty for a call without input, with or without a type', async () => {
    const other = await makeConversation(site.platform, { groupId: group.id, authorId: null });
    const url = `/api/v1/conversations/${other.id}/follow`;
    expect((await postUnchanged(site, url, '', { as: session })).statusCode).toBe(200);
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

  test('with the idempotency key of another request is refused (R34)', async () => {
    const other = await makeConversation(site.platform, { groupId: group.id, authorId: null });
    const react = (id: number, Body: string) =>
      request(site, 'POST', `/api/v1/conversations/${id}/reactions`, {
        as: session,
        body: { Body },
        headers: { 'idempotency-key': 'een-en-dezelfde' },
      });
    expect((await react(conversation.id, 'De eerste.')).statusCode).toBe(200);
    for (const response of [await react(conversation.id, 'Een andere.'), await react(other.id, 'De eerste.')]) {
      expect([response.statusCode, response.json().error]).toEqual([409, 'conflict']);
    }
    expect((await react(conversation.id, 'De eerste.')).statusCode).toBe(200);
    const asModerator = await makeSession(
      site.platform,
      (await makeMember(site.platform, { roles: ['moderator'] })).id,
    );
    const postAsModerator = (url: string, body: object) =>
      request(site, 'POST', url, { as: asModerator, body, headers: { 'idempotency-key': 'als-moderator-of-niet' } });
    const { id } = conversation;
    expect((await postAsModerator(`/api/v1/conversations/${id}/reactions`, { Body: 'Zo.' })).statusCode).toBe(200);
    const message = await postAsModerator(`/api/v1/moderators-reactions/conversation/${id}`, { Msg: 'Zo.' });
    expect([message.statusCode, message.json().error]).toEqual([409, 'conflict']);
  });
});
