import { expect, test } from 'vitest';
import { DAY } from '#app/platform/clock.ts';
import { write } from '#app/platform/database/write.ts';
import { recordPageChanges } from '#app/platform/page-cache/record-page-changes.ts';
import { cachedPage } from '#tests/support/cached-page.ts';
import { makeDocument, publish } from '#tests/support/documents.ts';
import { makeBlog } from '#tests/support/factory/blogs.ts';
import { makeConversation, makeGroup } from '#tests/support/factory/conversations.ts';
import { makeMember } from '#tests/support/factory/members.ts';
import { request } from '#tests/support/request.ts';
import { openTestSite, setUpTestSite } from '#tests/support/test-site.ts';
import { pagesSitemap } from './mount-search-engines.ts';
import type { PublishedKinds } from './published-kind.ts';

const site = setUpTestSite({ PUBLIC_URL: 'https://niergenoten.example' });

const read = async (path: string) => (await request(site, 'GET', path)).body;

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

test('a password manager is led to the page where a password is changed', async () => {
  const { statusCode, headers } = await request(site, 'GET', '/.well-known/change-password');
  expect([statusCode, headers.location]).toEqual([302, '/account/instellingen']);
});

test('each part that the index names is there, also where nothing is public', async () => {
  const empty = await openTestSite({ PUBLIC_URL: 'https://niergenoten.example' });
  const group = await makeGroup(empty.platform);
  await makeConversation(empty.platform, { groupId: group.id, authorId: null, public: false });
  const index = (await request(empty, 'GET', '/sitemap.xml')).body;
  const parts = [...index.matchAll(/<loc>https:\/\/niergenoten\.example(\/[^<]+)<\/loc>/g)].map(
    ([, path = '']) => path,
  );
  expect(parts).toContain('/sitemaps/gesprekken-1.xml');
  for (const path of parts) expect([path, (await request(empty, 'GET', path)).statusCode]).toEqual([path, 200]);
  await empty.close();
});

test('the sitemap has a published page until it is withdrawn', async () => {
  const page = makeDocument('content-page', { path: '/over-ons', changedAt: '2026-03-01T10:00:00.000Z' });
  await publish(site.platform, page);
  const url = '<loc>https://niergenoten.example/over-ons</loc><lastmod>2026-03-01T10:00:00.000Z</lastmod>';
  expect(await read('/sitemaps/paginas.xml')).toContain(url);
  await site.platform.db.deleteFrom('document').where('id', '=', page.id).execute();
  site.platform.pageCache.clear();
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
  site.platform.pageCache.clear();
  const path = '/sitemaps/gesprekken-1.xml';
  const changed = await request(site, 'GET', path, { headers: { 'if-none-match': etags.get(path) ?? '' } });
  expect(changed.statusCode).toBe(200);
});

test('a file of the sitemap is made again when something of its own topics changes, not when others do', async () => {
  const [author, group] = [await makeMember(site.platform), await makeGroup(site.platform)];
  const conversation = await makeConversation(site.platform, { groupId: group.id, authorId: author.id, public: true });
  const owner = await makeMember(site.platform, { public: true });
  const blog = await makeBlog(site.platform, { ownerId: owner.id });
  const { pageCache } = site.platform;
  const { sitemapFiles } = pageCache;
  const fileOf = (name: string, id: number) => `/sitemaps/${name}-${Math.ceil(id / 10_000)}.xml`;
  const conversations = fileOf('gesprekken', conversation.id);
  const others = [fileOf('blogs', blog.id), fileOf('personen', owner.id), '/sitemaps/paginas.xml'];
  /** How many of these files come from the cache. */
  const countHits = async (...paths: string[]) => {
    site.clock.advance(1);
    const before = sitemapFiles.hits;
    for (const path of paths) await read(path);
    return sitemapFiles.hits - before;
  };
  /**
   * Waits until the cache has read all changes so far, which a process reads of its own writes too. The clock goes on first:
   * what is made at the moment of a change, or of clearing the cache, is not kept.
   */
  const readChanges = async () => {
    site.clock.advance(1);
    await pageCache.populate('/read', async () => ({ value: cachedPage, topics: new Set(['read']), cacheable: true }));
    expect(pageCache.get('/read')).toBe(cachedPage);
    await write(site.platform, (tx) => recordPageChanges(tx.db, ['read'], tx.now));
    await expect.poll(() => pageCache.get('/read')).toBeNull();
  };
  await readChanges();
  await countHits(conversations, ...others);
  expect(await countHits(conversations, ...others)).toBe(4);

  const kind = site.platform.caseKinds.find(({ name }) => name === 'conversation');
  await write(site.platform, async (tx) => {
    await kind?.setHidden?.(tx, { id: conversation.id, hiddenAt: tx.now });
  });
  expect(await countHits(...others)).toBe(3);
  expect(await countHits(conversations)).toBe(0);
  expect(await read(conversations)).not.toContain(conversation.slug);

  await readChanges();
  await countHits(conversations);
  const added = makeDocument('content-page');
  await publish(site.platform, added);
  expect(await countHits(conversations, ...others.slice(0, 2))).toBe(3);
  expect(await countHits('/sitemaps/paginas.xml')).toBe(0);
  expect(await read('/sitemaps/paginas.xml')).toContain(`${added.path}</loc>`);
});
