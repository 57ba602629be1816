import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { request } from '#tests/support/request.ts';
import { sendHead } from '#tests/support/request-target.ts';
import { openTestSite, setUpTestSite, type TestSite } from '#tests/support/test-site.ts';

const site = setUpTestSite();

it('/healthz shows that the process is alive', async () => {
  expect((await request(site, 'GET', '/healthz')).json()).toEqual({ status: 'ok' });
});

describe('/readyz', () => {
  it('shows that the process can handle requests', async () => {
    expect((await request(site, 'GET', '/readyz')).json()).toEqual({ status: 'ok' });
  });

  it('responds with 503 while a migration is missing, and with 200 once it ran', async () => {
    const pool = site.platform.pool;
    const { rows } = await pool.query('delete from migration returning name, sha256');
    const response = await request(site, 'GET', '/readyz');
    expect(response.statusCode).toBe(503);
    expect(response.headers['retry-after']).toBe('30');
    await pool.query('insert into migration (name, sha256) values ($1, $2)', [rows[0].name, rows[0].sha256]);
    expect((await request(site, 'GET', '/readyz')).statusCode).toBe(200);
  });
});

describe('/metrics', () => {
  const requestFrom = (remoteAddress: string, headers: Record<string, string> = {}) =>
    site.server.inject({ method: 'GET', url: '/metrics', remoteAddress, headers });

  it('counts requests by route, never by URL', async () => {
    await request(site, 'GET', '/api/v1/groups/2000000000?geheim=transplantatie');
    const { body } = await requestFrom('127.0.0.1');
    expect(body).toMatch(
      /http_request_duration_seconds_count\{method="GET",route="\/api\/v1\/groups\/:id",status="404"\} 1/,
    );
    expect(body).not.toMatch(/2000000000|transplantatie/);
  });

  it.each(['127.0.0.1', '::1', '::ffff:127.0.0.1'])('responds to %s', async (address) => {
    expect((await requestFrom(address)).statusCode).toBe(200);
  });

  it.each([
    'x-forwarded-for',
    'x-forwarded-host',
    'x-forwarded-proto',
    'forwarded',
    'via',
    'x-real-ip',
    'x-client-ip',
    'true-client-ip',
    'cf-connecting-ip',
    'cdn-loop',
  ])('is not found through a proxy on the same machine, which sends %s', async (name) => {
    expect((await requestFrom('127.0.0.1', { [name]: '203.0.113.9' })).statusCode).toBe(404);
    expect((await requestFrom('127.0.0.1', { [name]: '127.0.0.1' })).statusCode).toBe(404);
  });

  it.each(['203.0.113.9', '10.0.0.1', '2001:db8::1'])('is not found for %s', async (address) => {
    const responses = [await requestFrom(address), await requestFrom(address, { 'x-forwarded-for': '127.0.0.1' })];
    expect(responses.map(({ statusCode }) => statusCode)).toEqual([404, 404]);
  });
});

describe.each(['/metrics', '/api/docs/'])('%s on a port of its own', (path) => {
  let own: TestSite;
  let origin: string;
  beforeAll(async () => {
    own = await openTestSite({ METRICS_HOSTS: '127.0.0.1,site.internal', DEMO: '0' });
    origin = await own.server.listen({ port: 0, host: '127.0.0.1' });
  });
  afterAll(() => own.close());

  const ask = (host: string, version = '1.1') =>
    sendHead(origin, `GET ${path} HTTP/${version}`, `Host: ${host}`, 'Connection: close');

  it.each(['localhost:3000', 'LOCALHOST', '127.0.0.1:3000', '127.8.8.8', '[::1]:3000', '[::1]', 'site.internal:3000'])(
    'is there for Prometheus or curl at %s',
    async (host) => {
      expect(await ask(host)).toBe(200);
    },
  );

  it.each([
    ['keeps the public Host, as HAProxy does', 'www.example.org'],
    ['sends its own name for the server, as nginx does', 'backend'],
    ['serves a name that begins as an address of this machine', '127.0.0.1.evil.example'],
    ['serves a name with such an address in it', 'localhost.evil.example:3000'],
    ['reaches the site by an address of the network', '10.0.0.5:3000'],
    ['sends an empty Host', ''],
  ])('is not found through a proxy without a header of its own that %s', async (_what, host) => {
    expect(await ask(host)).toBe(404);
  });

  it('is not found through a bare proxy_pass of nginx, which speaks HTTP/1.0', async () => {
    expect(await ask('127.0.0.1:3000', '1.0')).toBe(404);
    expect(await sendHead(origin, `GET ${path} HTTP/1.0`)).toBe(404);
  });
});

describe('/metrics behind a trusted proxy', () => {
  let proxied: TestSite;
  beforeAll(async () => {
    proxied = await openTestSite({ TRUST_PROXY: '10.0.0.1', METRICS_HOSTS: '127.0.0.1,192.0.2.8' });
  });
  afterAll(() => proxied.close());

  it.each([
    ['for the address in METRICS_HOSTS', '192.0.2.8', 200],
    ['for that address after one that the client made up', '203.0.113.9, 192.0.2.8', 200],
    ['not for another address', '203.0.113.9', 404],
    ['not for an address that claims to be the one', '192.0.2.8, 203.0.113.9', 404],
    ['not for one that claims to be our own machine', '127.0.0.1', 404],
  ])('is there %s', async (_what, forwardedFor, status) => {
    const sent = { url: '/metrics', remoteAddress: '10.0.0.1', headers: { 'x-forwarded-for': forwardedFor } };
    expect((await proxied.server.inject(sent)).statusCode).toBe(status);
  });
});
