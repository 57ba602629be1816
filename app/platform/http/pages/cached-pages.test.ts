import type { FastifyInstance } from 'fastify';
import { beforeEach, describe, expect, it } from 'vitest';
import { limits } from '#app/platform/limits/rate-limit.ts';
import { PageCache } from '#app/platform/page-cache/page-cache.ts';
import { TestClock } from '#tests/support/clock.ts';
import { setUpTestSite } from '#tests/support/test-site.ts';
import { openServer } from '../server.ts';
import { openCachedPages } from './cached-pages.ts';
import { toCachedPage } from './page-response.ts';

/** A site with one page, which shows the cookies of the request; /prive may not be cached. */
const site = setUpTestSite();
let server: FastifyInstance;
let pageCache: PageCache;
let rendered: number;
let routed: number;
beforeEach(() => {
  pageCache = new PageCache(new TestClock());
  rendered = 0;
  routed = 0;
  const platform = { ...site.platform, pageCache };
  const cachedPages = openCachedPages(platform, {
    isPage: () => true,
    renderingLimit: () => limits.page,
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

const get = async (url: string, headers: Record<string, string> = {}) => server.inject({ url, headers });

describe('R30 a cached page', () => {
  it('is rendered once for all visitors', async () => {
    const bodies = [await get('/a'), await get('/a'), await get('/a?onbekend=1')].map(({ body }) => body);
    expect(bodies).toEqual(Array(3).fill('Dag bezoeker'));
    expect(rendered).toBe(1);
  });

  it('is rendered again for another page number, and for another choice of cookies', async () => {
    await get('/a');
    await get('/a?page=2');
    await get('/a', { cookie: 'consent-functional=accepted; consent-video=denied' });
    await get('/a', { cookie: 'consent-functional=accepted; consent-video=accepted' });
    expect(rendered).toBe(4);
  });

  it('is never sent to a request with a session, and never made for one', async () => {
    const cookie = 'session=van-anna';
    expect((await get('/a', { cookie })).body).toBe('Dag session=van-anna');
    expect((await get('/a')).body).toBe('Dag bezoeker');
    expect((await get('/a', { cookie })).body).toBe('Dag session=van-anna');
    expect((await get('/a', { cookie: 'consent-video=denied; session=van-piet' })).body).toContain('van-piet');
    expect(pageCache.size).toBe(1);
  });

  it('is sent before routing, but not to a request with a session', async () => {
    const origin = await server.listen({ port: 0, host: '127.0.0.1' });
    const fetchPage = async (headers: Record<string, string> = {}) => (await fetch(`${origin}/a`, { headers })).text();
    expect([await fetchPage(), await fetchPage(), await fetchPage({ cookie: 'a=b' })]).toEqual(
      Array(3).fill('Dag bezoeker'),
    );
    expect(routed).toBe(1);
    expect(await fetchPage({ cookie: 'session=van-anna' })).toBe('Dag session=van-anna');
    await server.close();
  });

  it('is not made for a page that may not be cached', async () => {
    expect((await get('/prive')).body).toBe('Dag bezoeker');
    expect([rendered, pageCache.size]).toEqual([0, 0]);
  });

  it('may not be reused by other caches without revalidation', async () => {
    for (const response of [await get('/a'), await get('/a')]) {
      expect(response.headers).toMatchObject({
        'cache-control': 'private, max-age=0, must-revalidate',
        vary: 'accept-encoding, cookie',
        etag: expect.stringMatching(/^W\/"[\w-]{22}"$/),
      });
    }
  });

  it('is 304 for a conditional request, and has no body for HEAD', async () => {
    const { headers } = await get('/a');
    const again = await get('/a', { 'if-none-match': String(headers.etag) });
    expect([again.statusCode, again.body]).toEqual([304, '']);
    expect(again.headers).toMatchObject({ etag: headers.etag, vary: headers.vary });
    const strong = String(headers.etag).slice(2); // as a proxy may write it, and in a list
    for (const known of [strong, `"anders", ${strong}`, '*'])
      expect((await get('/a', { 'if-none-match': known })).statusCode, known).toBe(304);
    for (const other of ['"anders"', strong.slice(1), ''])
      expect((await get('/a', { 'if-none-match': other })).statusCode, other).toBe(200);
    const head = await server.inject({ method: 'HEAD', url: '/a' });
    expect([head.statusCode, head.body, head.headers['content-length']]).toEqual([200, '', '12']);
  });

  it.each(['br', 'gzip'])('is sent as %s to a browser that accepts it', async (encoding) => {
    const response = await get('/a', { 'accept-encoding': encoding });
    expect(response.headers['content-encoding']).toBe(encoding);
    expect(Number(response.headers['content-length'])).toBe(response.rawPayload.length);
  });

  it.each(['br;q=0, identity', 'zebra', 'gzip;q=0', ''])(
    'is sent uncompressed to a browser that accepts "%s"',
    async (encoding) => {
      expect((await get('/a', { 'accept-encoding': encoding })).headers['content-encoding']).toBeUndefined();
    },
  );
});
