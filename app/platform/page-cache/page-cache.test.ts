import { beforeEach, expect, it } from 'vitest';
import { MINUTE } from '#app/platform/clock.ts';
import { cachedPage } from '#tests/support/cached-page.ts';
import { TestClock } from '#tests/support/clock.ts';
import { MAX_BYTES, PageCache, type RenderedPage } from './page-cache.ts';

let clock: TestClock;
let cache: PageCache;
beforeEach(() => {
  clock = new TestClock();
  cache = new PageCache(clock);
});

const rendered =
  (more: Partial<RenderedPage> = {}) =>
  async (): Promise<RenderedPage> => ({
    value: cachedPage,
    topics: new Set(['conversation:1']),
    cacheable: true,
    ...more,
  });

it('caches a page until one of its topics is invalidated', async () => {
  await cache.populate('/a', rendered());
  cache.invalidate(['conversation:2']);
  expect(cache.get('/a')).toBe(cachedPage);
  cache.invalidate(['conversation:1']);
  expect(cache.get('/a')).toBeNull();
});

it('counts the hits', async () => {
  await cache.populate('/a', rendered());
  for (const key of ['/a', '/b', '/a']) cache.get(key);
  expect(cache.hits).toBe(2);
});

it('caches nothing longer than a minute', async () => {
  await cache.populate('/a', rendered());
  clock.advance(MINUTE - 1);
  expect(cache.get('/a')).toBe(cachedPage);
  clock.advance(1);
  expect(cache.get('/a')).toBeNull();
});

it('R30 does not cache a page when one of its topics changed while it was rendered', async () => {
  await cache.populate('/a', async () => {
    cache.invalidate(['conversation:1']);
    return rendered()();
  });
  expect(cache.get('/a')).toBeNull();
  clock.advance(1);
  await cache.populate('/b', async () => {
    cache.invalidate(['conversation:2']);
    return rendered()();
  });
  expect(cache.get('/b')).toBe(cachedPage);
});

it('renders once for concurrent requests', async () => {
  let times = 0;
  const render = async () => {
    times += 1;
    return rendered()();
  };
  await Promise.all(Array.from({ length: 10 }, () => cache.populate('/a', render)));
  expect(times).toBe(1);
});

it('R30 responds to a request after a change with a rendering that began after it', async () => {
  const old = Promise.withResolvers<RenderedPage>();
  const before = cache.populate('/a', () => old.promise);
  cache.invalidate(['conversation:1']);
  clock.advance(1);
  const fresh = { ...cachedPage, etag: '"2"' };
  expect(await cache.populate('/a', rendered({ value: fresh }))).toBe(fresh);
  old.resolve(await rendered()());
  expect(await before).toBe(cachedPage);
  expect(cache.get('/a')).toBe(fresh);
});

it('gives a page that may not be cached, without caching it', async () => {
  expect(await cache.populate('/a', rendered({ cacheable: false }))).toBe(cachedPage);
  expect(cache.get('/a')).toBeNull();
});

it('renders again after rendering failed', async () => {
  await expect(cache.populate('/a', () => Promise.reject(new Error('weg')))).rejects.toThrow('weg');
  expect(await cache.populate('/a', rendered())).toBe(cachedPage);
});

it('R30 remembers changes for as long as a page may be rendering', async () => {
  await cache.populate('/a', async () => {
    clock.advance(1);
    cache.invalidate(['conversation:1']);
    clock.advance(MINUTE - 2);
    cache.invalidate(['conversation:2']);
    return rendered()();
  });
  expect(cache.get('/a')).toBeNull();
});

it('refuses only the pages that were being rendered during the change', async () => {
  cache.invalidate(['conversation:1']);
  clock.advance(1);
  await cache.populate('/a', rendered());
  expect(cache.get('/a')).toBe(cachedPage);
});

it('does not cache a page that was being rendered when the cache was cleared', async () => {
  await cache.populate('/a', async () => {
    cache.clear();
    return rendered()();
  });
  expect(cache.get('/a')).toBeNull();
  clock.advance(1);
  await cache.populate('/a', rendered());
  expect(cache.get('/a')).toBe(cachedPage);
});

it('clears everything when changes can not be read', async () => {
  await cache.populate('/a', rendered());
  await cache.populate('/b', rendered({ topics: new Set() }));
  cache.clear();
  expect([cache.get('/a'), cache.get('/b'), cache.size]).toEqual([null, null, 0]);
});

it('R38 counts the keys and topics of small pages, so that many long ones take no more memory', async () => {
  const long = 'a'.repeat(1_000_000);
  for (let number = 0; number < 100; number += 1)
    await cache.populate(`/${number}${long}`, rendered({ topics: new Set([`${number}${long}`]) }));
  expect(cache.bytes).toBeLessThanOrEqual(MAX_BYTES);
  expect(cache.size).toBeLessThan(70);
});
