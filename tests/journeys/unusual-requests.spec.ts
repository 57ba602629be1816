import { request as ask } from 'node:http';
import fc from 'fast-check';
import { expect, test } from './support/test.ts';

interface Answer {
  status: number;
  headers: Record<string, string | string[] | undefined>;
  body: string;
}

/** Requests a target exactly as it is written, which neither fetch nor a browser does. */
function requestRaw(method: string, target: string, headers: Record<string, string> = {}, body = ''): Promise<Answer> {
  const { hostname, port } = new URL(test.info().project.use.baseURL ?? '');
  const length = body ? { 'content-length': String(Buffer.byteLength(body)) } : {};
  return new Promise((resolve, reject) => {
    const asked = ask({ hostname, port, method, path: target, headers: { ...headers, ...length } }, (answer) => {
      let text = '';
      answer.setEncoding('utf8').on('data', (part) => {
        text += part;
      });
      answer.on('end', () => resolve({ status: answer.statusCode ?? 0, headers: answer.headers, body: text }));
    });
    asked.on('error', reject).end(body);
  });
}

const own = { 'sec-fetch-site': 'same-origin' };

test.describe('a malformed or foreign address', () => {
  for (const target of [
    '/groepen/a%00b',
    '/groepen/thuisdialyse/a%00b',
    '/%ff',
    '//evil.example/inloggen',
    '/\\evil.example',
    '/\\evil.example/',
    '/%5cevil.example/',
    'http://evil.example/',
  ]) {
    test(`${target} is not found, and redirects nowhere`, async () => {
      for (const method of ['GET', 'POST']) {
        const answer = await requestRaw(method, target, {
          ...own,
          'content-type': 'application/x-www-form-urlencoded',
        });
        expect(answer.status).toBe(404);
        expect(answer.headers.location).toBeUndefined();
        expect(answer.body).toContain('De pagina is niet gevonden');
        expect(answer.headers['content-security-policy']).toBeDefined();
      }
    });
  }
});

test('a link to an invalid reaction redirects to its conversation', async () => {
  const path = '/groepen/thuisdialyse/waar-laten-jullie-in-hemelsnaam-al-die-dozen';
  for (const id of ['abc', '99999999999', '-1', '', '1.5']) {
    const answer = await requestRaw('GET', `${path}?reactie=${id}`);
    expect([id, answer.status, answer.headers.location]).toEqual([id, 302, path]);
  }
});

test('a page answers GET, HEAD and POST, and names them for other methods', async () => {
  for (const method of ['PUT', 'DELETE', 'PATCH', 'OPTIONS', 'TRACE']) {
    const answer = await requestRaw(method, '/groepen', own);
    expect([answer.status, answer.headers.allow], method).toEqual([405, 'GET, HEAD, POST']);
  }
});

test('an unknown call gets an API error', async () => {
  const strange = await requestRaw('GET', '/api/v1/bestaat-niet', own);
  expect([strange.status, JSON.parse(strange.body).error]).toEqual([404, 'not_found']);
  const wrongly = await requestRaw('GET', '/api/v1/login/login', own);
  expect([wrongly.status, wrongly.headers.allow, JSON.parse(wrongly.body).error]).toEqual([
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
    for (const path of ['/inloggen', '/inloggen.data']) {
      const answer = await requestRaw('POST', path, { ...own, ...(type && { 'content-type': type }) }, body);
      expect([type, answer.status]).toEqual([type, status]);
      expect(answer.body).toContain('Dit is niet gelukt');
    }
  }
});

test('R34 no path with any method or body is a server error', async () => {
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
        const answer = await requestRaw(
          how,
          before + after.join(''),
          { ...own, 'content-type': kind },
          how === 'POST' ? body : '',
        );
        expect(answer.status).toBeLessThan(500);
      },
    ),
    { numRuns: 300 },
  );
});
