import { createHmac } from 'node:crypto';
import { createServer, type IncomingMessage, type Server } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { WAIT } from '../../tests/support/time-limits.ts';
import { logIn } from '../testing/calls.ts';
import { openTestCms, type TestCms } from '../testing/open-test-cms.ts';
import { guardRequests } from './guard-requests.ts';

const SECRET = 'a-secret-for-tests-of-32-characters';
const KB = 1024;

let cms: TestCms;
let cookie: string;
let server: Server;
let port: number;
/** How many bytes of each request reached the application behind the limit. */
let reached: number[] = [];

beforeAll(async () => {
  cms = await openTestCms();
  const data = { email: 'joost@example.org', name: 'Joost', role: 'redacteur' as const, password: 'lang-genoeg-toch' };
  await cms.payload.create({ collection: 'users', data });
  cookie = await logIn(data.email, data.password);
  guardRequests(SECRET, 'http://localhost');
  server = createServer(async (request, response) => {
    reached.push(await countBytes(request));
    response.end('gelezen');
  });
  await new Promise<void>((listens) => server.listen(0, '127.0.0.1', listens));
  ({ port } = server.address() as AddressInfo);
});
beforeEach(() => {
  reached = [];
});
afterAll(async () => {
  server.closeAllConnections();
  server.close();
  await cms.close();
});

async function countBytes(request: IncomingMessage): Promise<number> {
  let bytes = 0;
  for await (const chunk of request) bytes += chunk.length;
  return bytes;
}

/** Sends only the head of a request, and gives the head of the answer. */
const answerToHead = (headers: string[], call = 'POST /api/users/login') =>
  new Promise<string>((answers, fails) => {
    const socket = connect(port, '127.0.0.1', () => {
      socket.write([`${call} HTTP/1.1`, 'Host: localhost', ...headers, '', ''].join('\r\n'));
    });
    socket.setTimeout(WAIT, () => fails(new Error('It waits for the body.')));
    socket.on('error', fails);
    socket.once('data', (data) => {
      answers(data.toString());
      socket.destroy();
    });
  });

const statusOf = async (call: string, headers: string[] = []) =>
  Number(/^HTTP\/1\.1 (\d+)/.exec(await answerToHead(headers, call))?.[1]);

const post = (path: string, bytes: number, headers: Record<string, string> = {}) =>
  fetch(`http://127.0.0.1:${port}${path}`, { method: 'POST', body: Buffer.alloc(bytes), headers });

test('R38 a large body of a visitor is refused by its length alone', async () => {
  for (const kilobytes of [65, 1000, 30_000, 1_000_000_000]) {
    expect(await answerToHead([`Content-Length: ${kilobytes * KB}`]), `${kilobytes} kB`).toMatch(/^HTTP\/1\.1 413 /);
  }
  expect(reached).toEqual([]);
});

test('R38 a body without a length is refused, also of a user', async () => {
  for (const headers of [['Transfer-Encoding: chunked'], ['Transfer-Encoding: chunked', `Cookie: ${cookie}`]]) {
    expect(await answerToHead(headers)).toMatch(/^HTTP\/1\.1 411 .*Connection: close/is);
  }
  expect(reached).toEqual([]);
});

test('R38 no more is read than a body declares', async () => {
  const answer = new Promise<string>((answers) => {
    let received = '';
    const socket = connect(port, '127.0.0.1', () => {
      socket.write('POST /api/users/login HTTP/1.1\r\nHost: localhost\r\nContent-Length: 10\r\n\r\n');
      socket.write('x'.repeat(200 * KB));
    });
    socket.on('data', (data) => {
      received += data;
    });
    socket.on('error', () => {});
    socket.on('close', () => answers(received));
  });
  expect(await answer).toContain('HTTP/1.1 400 Bad Request'); // what comes after it is no request
  expect(reached).toEqual([10]);
});

test('a visitor logs in, and a user uploads up to the limit', async () => {
  expect((await post('/api/users/login', 64 * KB)).status).toBe(200);
  expect((await post('/api/media', 31_000_000, { cookie: `other=1; ${cookie}` })).status).toBe(200);
  expect(reached).toEqual([64 * KB, 31_000_000]);
  expect(await answerToHead(['Content-Length: 33000000', `Cookie: ${cookie}`])).toMatch(/^HTTP\/1\.1 413 /);
});

test('whoever sent too much without a session reads why', async () => {
  const answer = await post('/api/users/login', 5_000_000);
  expect(answer.status).toBe(413);
  expect(await answer.json()).toEqual({ errors: [{ message: 'Je bent niet ingelogd. Log opnieuw in.' }] });
});

test('a forged or expired token is no session', async () => {
  const [head = '', claims = '', signature = ''] = cookie.replace('cms-token=', '').split('.');
  const encode = (json: object) => Buffer.from(JSON.stringify(json)).toString('base64url');
  const sign = (text: string, key: string) => createHmac('sha256', key).update(text).digest('base64url');
  const expired = `${head}.${encode({ exp: 1 })}`;
  const forgeries = [
    `${head}.${encode({ exp: 9e9 })}.${signature}`,
    `${encode({ alg: 'none' })}.${claims}.`,
    `${head}.${claims}.${sign(`${head}.${claims}`, SECRET)}`,
    `${expired}.${sign(expired, cms.payload.secret)}`,
    'x',
    '',
  ];
  for (const token of forgeries) {
    expect(await answerToHead(['Content-Length: 100000', `Cookie: cms-token=${token}`]), token).toMatch(/ 413 /);
  }
  expect(reached).toEqual([]);
});

test('a visitor makes no call but those of the login page, in whichever spelling', async () => {
  const refused = [
    'GET /api/og',
    'GET /api/access',
    'POST /api/articles/access',
    'GET /api/users',
    'POST /api/users/me',
  ];
  const spellings = [
    'GET //api/og',
    'GET /API/og',
    'GET /admin/../api/og',
    'GET /%61pi/og',
    'GET /api%2fog',
    'GET /\\api/og',
  ];
  for (const call of [...refused, ...spellings]) expect(await statusOf(call), call).toBe(403);
  expect(reached).toEqual([]);
  for (const call of [
    'GET /api/users/me?depth=0',
    'GET /api/users/init',
    'GET /admin/login',
    'GET /_next/static/x.js',
  ]) {
    expect(await statusOf(call), call).toBe(200);
  }
  expect(await statusOf('GET /api/og', [`Cookie: ${cookie}`])).toBe(200);
});

test('a page of the admin at another address leads to CMS_URL, also where both are this machine', async () => {
  const answer = await answerToHead(['X-Forwarded-Host: 127.0.0.1'], 'GET /admin/login?redirect=%2Fadmin');
  expect(answer).toMatch(/^HTTP\/1\.1 307 /);
  expect(answer).toContain('location: http://localhost/admin/login?redirect=%2Fadmin');
  expect(await statusOf('GET /admin/login')).toBe(200);
  expect(await statusOf('GET /blocks/quote.svg', ['X-Forwarded-Host: 127.0.0.1'])).toBe(200);
  expect(reached).toHaveLength(2);
});
