import fc from 'fast-check';
import { type RawResponse, requestTarget } from '#tests/support/request-target.ts';
import { expect, test } from './support/test.ts';

const requestSite = (method: string, target: string, headers = {}, body = ''): Promise<RawResponse> =>
  requestTarget(test.info().project.use.baseURL ?? '', target, { method, headers, body });

const own = { 'sec-fetch-site': 'same-origin' };

test('a malformed or foreign address is not found, and is not redirected', async () => {
  for (const target of [
    '/groepen/a%00b',
    '/groepen/thuisdialyse/a%00b',
    '/%ff',
    '//evil.example/inloggen',
    '/\\evil.example',
    '/\\evil.example/',
    '/%5cevil.example/',
    '/x/../groepen',
    '/%2e/groepen',
    '/%67roepen',
    '/groepen%2fthuisdialyse',
    'http://evil.example/',
  ]) {
    for (const method of ['GET', 'POST']) {
      const response = await requestSite(method, target, {
        ...own,
        'content-type': 'application/x-www-form-urlencoded',
      });
      expect(response.status, target).toBe(404);
      expect(response.headers.location, target).toBeUndefined();
      expect(response.body, target).toContain('De pagina is niet gevonden');
      expect(response.headers['content-security-policy'], target).toBeDefined();
    }
  }
});

test('an address of more than 2 kB is refused', async () => {
  const { status, body } = await requestSite('GET', `/groepen?${'a'.repeat(2048)}`);
  expect([status, body.includes('Dit adres is te lang.')]).toEqual([414, true]);
});

test('a link to an invalid reaction redirects to its conversation', async () => {
  const path = '/groepen/thuisdialyse/waar-laten-jullie-in-hemelsnaam-al-die-dozen';
  for (const id of ['abc', '99999999999', '-1', '', '1.5']) {
    const response = await requestSite('GET', `${path}?reactie=${id}`);
    expect([id, response.status, response.headers.location]).toEqual([id, 302, path]);
  }
});

test('a page accepts GET, HEAD and POST, and names them for other methods', async () => {
  for (const method of ['PUT', 'DELETE', 'PATCH', 'OPTIONS', 'TRACE']) {
    const response = await requestSite(method, '/groepen', own);
    expect([response.status, response.headers.allow], method).toEqual([405, 'GET, HEAD, POST']);
  }
});

test('an unknown call gets an API error', async () => {
  const unknown = await requestSite('GET', '/api/v1/bestaat-niet', own);
  expect([unknown.status, JSON.parse(unknown.body).error]).toEqual([404, 'not_found']);
  const wrongMethod = await requestSite('GET', '/api/v1/login/login', own);
  expect([wrongMethod.status, wrongMethod.headers.allow, JSON.parse(wrongMethod.body).error]).toEqual([
    405,
    'POST',
    'method_not_allowed',
  ]);
});

test('a page accepts forms, and refuses any other body with a message', async () => {
  for (const [type, status, body] of [
    ['application/json', 415, '{"Username":"a"}'],
    ['text/plain', 415, 'a=b'],
    ['multipart/form-data', 422, 'a=b'],
    ['multipart/form-data; boundary=x', 422, '--x\r\nkapot'],
    ['', 422, ''],
  ] as const) {
    for (const [path, message] of [
      ['/inloggen', 'Dit is niet gelukt'],
      ['/inloggen.data', '"fields":{}'],
    ] as const) {
      const response = await requestSite('POST', path, { ...own, ...(type && { 'content-type': type }) }, body);
      expect([type, response.status]).toEqual([type, status]);
      expect(response.body).toContain(message);
    }
  }
});

test('R34 no path with any method or body is a server error', { tag: '@thorough' }, async () => {
  const type = fc.constantFrom('', 'application/json', 'application/x-www-form-urlencoded', 'multipart/form-data', 'x');
  const method = fc.constantFrom('GET', 'HEAD', 'POST', 'PUT', 'OPTIONS', 'DELETE');
  const start = fc.constantFrom(
    '/',
    '/groepen/',
    '/groepen/thuisdialyse/',
    '/inloggen?afterLoginUrl=',
    '/api/v1/',
    '/_.data?',
  );
  const rest = fc.array(
    fc.constantFrom(
      'a',
      '%',
      '%00',
      '%c3%a9',
      '..',
      '/',
      '?page=',
      '0',
      '-1',
      '\\',
      '.data',
      '&',
      '=',
      '1e9',
      '%F0%9F%98%80',
    ),
    {
      maxLength: 6,
    },
  );
  await fc.assert(
    fc.asyncProperty(
      method,
      start,
      rest,
      type,
      fc.string({ maxLength: 40 }),
      async (how, before, after, kind, body) => {
        const response = await requestSite(
          how,
          before + after.join(''),
          { ...own, 'content-type': kind },
          how === 'POST' ? body : '',
        );
        expect(response.status).toBeLessThan(500);
      },
    ),
    { numRuns: 300, seed: 1 },
  );
});
