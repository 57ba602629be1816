import { expect, test } from 'vitest';
import { DAY } from '#app/platform/clock.ts';
import { makeDocument, publish } from '#tests/support/documents.ts';
import { makeConversation, makeGroup } from '#tests/support/factory/conversations.ts';
import { request } from '#tests/support/request.ts';
import { setUpTestSite } from '#tests/support/test-site.ts';
import { pagesSitemap } from './mount-search-engines.ts';
import type { PublishedKinds } from './published-kind.ts';

const site = setUpTestSite({ PUBLIC_URL: 'https://niergenoten.example' });

const read = async (path: string) => (await request(site, 'GET', path)).body;

// pages-15
test('robots.txt names the sitemap and disallows private pages', async () => {
  const lines = (await read('/robots.txt')).split('\n');
  expect(lines).toContain('Disallow: /account');
  expect(lines).toContain('Sitemap: https://niergenoten.example/sitemap.xml');
});

test('security.txt names whom to tell of a leak, until a day that is not far', async () => {
  const text = await read('/.well-known/security.txt');
  expect(text).toContain('Contact: mailto:contact@example.org\n');
  const expires = new Date(/^Expires: (.+)$/m.exec(text)?.[1] ?? '').getTime() - site.clock.now().getTime();
  expect(expires / DAY).toBeCloseTo(180);
});

// pages-15
test('the sitemap has a published page until it is withdrawn', async () => {
  const page = makeDocument('content-page', { path: '/over-ons', changedAt: '2026-03-01T10:00:00.000Z' });
  await publish(site.platform, page);
  const url = '<loc>https://niergenoten.example/over-ons</loc><lastmod>2026-03-01T10:00:00.000Z</lastmod>';
  expect(await read('/sitemaps/paginas.xml')).toContain(url);
  await site.platform.db.deleteFrom('document').where('id', '=', page.id).execute();
  expect(await read('/sitemaps/paginas.xml')).not.toContain('/over-ons');
});

test('the sitemap has the kinds of documents that the site shows as pages, and no others', async () => {
  const [advice, news] = [makeDocument('advice-topic'), makeDocument('news-article')];
  await publish(site.platform, advice, news);
  // Only the kinds with `isPage` matter here.
  const kinds = { 'advice-topic': { isPage: true }, 'news-article': {} } as unknown as PublishedKinds;
  const paths = (await pagesSitemap(kinds, []).list(site.platform.db, 1)).map(({ path }) => path);
  expect(paths).toContain(advice.path);
  expect(paths).not.toContain(news.path);
});

// pages-15
test('R18 the sitemap has public conversations and no private one', async () => {
  const group = await makeGroup(site.platform);
  const open = await makeConversation(site.platform, { groupId: group.id, authorId: null, public: true });
  const closed = await makeConversation(site.platform, { groupId: group.id, authorId: null, public: false });
  const index = await read('/sitemap.xml');
  const parts = [...index.matchAll(/<loc>https:\/\/niergenoten\.example(\/sitemaps\/gesprekken-\d+\.xml)<\/loc>/g)];
  expect(parts.length).toBeGreaterThan(0);
  const all = (await Promise.all(parts.map(([, path]) => read(path ?? '')))).join('');
  expect(all).toContain(`/groepen/${group.slug}/${open.slug}</loc>`);
  expect(all).not.toContain(closed.slug);
});

test.each(['0', '-1', '01', '1.5', 'abc', '2', '999999', '9999999', '-999999'])(
  'a part of the sitemap that is not in the index is not found: %s',
  async (file) => {
    const group = await makeGroup(site.platform);
    await makeConversation(site.platform, { groupId: group.id, authorId: null });
    expect((await request(site, 'GET', '/sitemaps/gesprekken-1.xml')).statusCode).toBe(200);
    expect((await request(site, 'GET', `/sitemaps/gesprekken-${file}.xml`)).statusCode).toBe(404);
  },
);

test('R45 the sitemap, its parts and the feeds are asked for each time, and sent again only when they changed', async () => {
  const group = await makeGroup(site.platform);
  await makeConversation(site.platform, { groupId: group.id, authorId: null });
  const index = await read('/sitemap.xml');
  const parts = [...index.matchAll(/<loc>https:\/\/niergenoten\.example([^<]+)<\/loc>/g)].map(([, path]) => path ?? '');
  expect(parts).toContain('/sitemaps/gesprekken-1.xml');
  const etags = new Map<string, string>();
  for (const path of ['/sitemap.xml', ...parts, '/blogs.rss', '/nieuws.rss']) {
    const { headers } = await request(site, 'GET', path);
    expect([path, headers['cache-control']]).toEqual([path, 'public, no-cache']);
    etags.set(path, String(headers.etag));
    const again = await request(site, 'GET', path, { headers: { 'if-none-match': String(headers.etag) } });
    expect([path, again.statusCode, again.body]).toEqual([path, 304, '']);
  }
  await makeConversation(site.platform, { groupId: group.id, authorId: null });
  const path = '/sitemaps/gesprekken-1.xml';
  const changed = await request(site, 'GET', path, { headers: { 'if-none-match': etags.get(path) ?? '' } });
  expect(changed.statusCode).toBe(200);
});
