import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { request } from '#tests/support/request.ts';
import { openTestSite, type TestSite } from '#tests/support/test-site.ts';

let site: TestSite;
beforeAll(async () => {
  site = await openTestSite();
});
afterAll(() => site.close());

it('/healthz shows that the process is alive', async () => {
  expect((await request(site, 'GET', '/healthz')).json()).toEqual({ status: 'ok' });
});

describe('/readyz', () => {
  it('shows that the process can handle requests', async () => {
    expect((await request(site, 'GET', '/readyz')).json()).toEqual({ status: 'ok' });
  });

  it('responds with 503 while a migration is missing, and with 200 once it ran', async () => {
    const pool = site.platform.pool;
    const { rows } = await pool.query('delete from migration where name like $1 returning name, sha256', ['%T0413-%']);
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

  it('is not found through a proxy on the same machine', async () => {
    expect((await requestFrom('127.0.0.1', { 'x-forwarded-for': '203.0.113.9' })).statusCode).toBe(404);
    expect((await requestFrom('127.0.0.1', { forwarded: 'for=203.0.113.9' })).statusCode).toBe(404);
  });

  it.each(['203.0.113.9', '10.0.0.1', '2001:db8::1'])('is not found for %s', async (address) => {
    const responses = [await requestFrom(address), await requestFrom(address, { 'x-forwarded-for': '127.0.0.1' })];
    expect(responses.map(({ statusCode }) => statusCode)).toEqual([404, 404]);
  });
});
