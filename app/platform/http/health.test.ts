import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { request } from '#tests/support/request.ts';
import { openTestSite, type TestSite } from '#tests/support/test-site.ts';

let site: TestSite;
beforeAll(async () => {
  site = await openTestSite();
});
afterAll(() => site.close());

it('/healthz says that the process lives', async () => {
  expect((await request(site, 'GET', '/healthz')).json()).toEqual({ status: 'ok' });
});

describe('/readyz', () => {
  it('says that it can answer', async () => {
    expect((await request(site, 'GET', '/readyz')).json()).toEqual({ status: 'ok' });
  });

  it('says 503 while a migration is missing, and is ready once it ran', async () => {
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
  const askedFrom = (remoteAddress: string, headers: Record<string, string> = {}) =>
    site.server.inject({ method: 'GET', url: '/metrics', remoteAddress, headers });

  it('counts requests by route, never by address', async () => {
    await request(site, 'GET', '/api/v1/groups/2000000000?geheim=transplantatie');
    const { body } = await askedFrom('127.0.0.1');
    expect(body).toMatch(
      /http_request_duration_seconds_count\{method="GET",route="\/api\/v1\/groups\/:id",status="404"\} 1/,
    );
    expect(body).not.toMatch(/2000000000|transplantatie/);
  });

  it.each(['127.0.0.1', '::1', '::ffff:127.0.0.1'])('responds to %s', async (address) => {
    expect((await askedFrom(address)).statusCode).toBe(200);
  });

  it('is not there for who comes by a proxy on the same machine', async () => {
    expect((await askedFrom('127.0.0.1', { 'x-forwarded-for': '203.0.113.9' })).statusCode).toBe(404);
    expect((await askedFrom('127.0.0.1', { forwarded: 'for=203.0.113.9' })).statusCode).toBe(404);
  });

  it.each(['203.0.113.9', '10.0.0.1', '2001:db8::1'])('is not there for %s', async (address) => {
    const responses = [await askedFrom(address), await askedFrom(address, { 'x-forwarded-for': '127.0.0.1' })];
    expect(responses.map(({ statusCode }) => statusCode)).toEqual([404, 404]);
  });
});
