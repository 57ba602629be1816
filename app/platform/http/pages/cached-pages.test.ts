import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { PageCache } from '#app/platform/page-cache/page-cache.ts';
import { TestClock } from '#tests/support/clock.ts';
import { openTestSite, type TestSite } from '#tests/support/test-site.ts';
import { openServer } from '../server.ts';
import { openCachedPages } from './cached-pages.ts';
import { toCachedPage } from './page-response.ts';

/** A site of one page, which greets whoever asks; /prive may not be cached. */
let site: TestSite;
let server: FastifyInstance;
let pageCache: PageCache;
let rendered: number;
let routed: number;
beforeAll(async () => {
  site = await openTestSite();
});
afterAll(() => site.close());
beforeEach(() => {
  pageCache = new PageCache(new TestClock());
  rendered = 0;
  routed = 0;
  const platform = { ...site.platform, pageCache };
  const cachedPages = openCachedPages(platform, {
    isPage: () => true,
    uploads: [],
    cacheKey: (path, query) => (path === '/prive' ? null : `${path}?page=${query.get('page') ?? ''}`),
  });
  server = openServer(platform, { respondFromCache: cachedPages.respondFromCache });
  server.get('/*', async (request, reply) => {
    routed += 1;
    const body = Buffer.from(`Dag ${request.headers.cookie ?? 'bezoeker'}`);
    const response = { status: 200, headers: { 'content-type': 'text/html' }, setCookies: [], body };
    const render = async () => {
      rendered += 1;
      return {
        value: await toCachedPage(response, { securityHeaders: [], compression: 'strong' }),
        topics: new Set<string>(),
        cacheable: true,
      };
    };
    return (await cachedPages.respond(request, reply, render)) ? reply : body;
  });
});

const read = async (url: string, headers: Record<string, string> = {}) => server.inject({ url, headers });

describe('R30 a cached page', () => {
  it('is rendered once for all visitors', async () => {
    const bodies = [await read('/a'), await read('/a'), await read('/a?onbekend=1')].map(({ body }) => body);
    expect(bodies).toEqual(Array(3).fill('Dag bezoeker'));
    expect(rendered).toBe(1);
  });

  it('is rendered anew for another page of it, and for another choice of cookies', async () => {
    await read('/a');
    await read('/a?page=2');
    await read('/a', { cookie: 'consent=accepted' });
    expect(rendered).toBe(3);
  });

  it('never reaches who sends a session, and never comes from them', async () => {
    const cookie = 'session=van-anna';
    expect((await read('/a', { cookie })).body).toBe('Dag session=van-anna');
    expect((await read('/a')).body).toBe('Dag bezoeker');
    expect((await read('/a', { cookie })).body).toBe('Dag session=van-anna');
    expect((await read('/a', { cookie: 'consent=denied; session=van-piet' })).body).toContain('van-piet');
    expect(pageCache.size).toBe(1);
  });

  it('is sent before anything is routed, but not to who sends a session', async () => {
    const origin = await server.listen({ port: 0, host: '127.0.0.1' });
    const ask = async (headers: Record<string, string> = {}) => (await fetch(`${origin}/a`, { headers })).text();
    expect([await ask(), await ask(), await ask({ cookie: 'a=b' })]).toEqual(Array(3).fill('Dag bezoeker'));
    expect(routed).toBe(1);
    expect(await ask({ cookie: 'session=van-anna' })).toBe('Dag session=van-anna');
    await server.close();
  });

  it('is not made of what may not be cached', async () => {
    expect((await read('/prive')).body).toBe('Dag bezoeker');
    expect([rendered, pageCache.size]).toEqual([0, 0]);
  });

  it('may not be cached by anybody else without asking', async () => {
    for (const response of [await read('/a'), await read('/a')]) {
      expect(response.headers).toMatchObject({
        'cache-control': 'private, max-age=0, must-revalidate',
        vary: 'accept-encoding, cookie',
        etag: expect.stringMatching(/^W\/"[\w-]{22}"$/),
      });
    }
  });

  it('is 304 for a conditional request, and has no body for HEAD', async () => {
    const { headers } = await read('/a');
    const again = await read('/a', { 'if-none-match': String(headers.etag) });
    expect([again.statusCode, again.body]).toEqual([304, '']);
    expect(again.headers).toMatchObject({ etag: headers.etag, vary: headers.vary });
    const strong = String(headers.etag).slice(2); // as a proxy may write it, and in a list
    for (const known of [strong, `"anders", ${strong}`, '*'])
      expect((await read('/a', { 'if-none-match': known })).statusCode, known).toBe(304);
    for (const other of ['"anders"', strong.slice(1), ''])
      expect((await read('/a', { 'if-none-match': other })).statusCode, other).toBe(200);
    const head = await server.inject({ method: 'HEAD', url: '/a' });
    expect([head.statusCode, head.body, head.headers['content-length']]).toEqual([200, '', '12']);
  });

  it.each(['br', 'gzip'])('is sent as %s to who reads that', async (encoding) => {
    const response = await read('/a', { 'accept-encoding': encoding });
    expect(response.headers['content-encoding']).toBe(encoding);
    expect(Number(response.headers['content-length'])).toBe(response.rawPayload.length);
  });

  it.each(['br;q=0, identity', 'zebra', 'gzip;q=0', ''])('is sent plainly to who reads "%s"', async (encoding) => {
    expect((await read('/a', { 'accept-encoding': encoding })).headers['content-encoding']).toBeUndefined();
  });
});
