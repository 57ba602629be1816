import { beforeEach, expect, it, vi } from 'vitest';
import type { RequestContext } from '#app/platform/http/request-context.ts';
import { TestClock } from '#tests/support/clock.ts';
import { PageCache } from './page-cache.ts';
import { PageMetadata } from './page-metadata.ts';
import { readShared } from './read-shared.ts';

let clock: TestClock;
let cache: PageCache;
beforeEach(() => {
  clock = new TestClock();
  cache = new PageCache(clock);
});

const contextOf = (memberId: number) =>
  ({ platform: { pageCache: cache }, viewer: { memberId }, page: new PageMetadata() }) as RequestContext;

const readMenu = vi.fn(async ({ page }: RequestContext) => {
  page.dependsOn('menu');
  return { items: ['Gesprekken'] };
});
beforeEach(() => void readMenu.mockClear());

it('reads once for all viewers, and makes each of their pages depend on its topics', async () => {
  const [first, second] = [contextOf(1), contextOf(2)];
  const menu = await readShared(first, 'menu', readMenu);
  expect(await readShared(second, 'menu', readMenu)).toBe(menu);
  expect(readMenu).toHaveBeenCalledOnce();
  expect([...first.page.topics, ...second.page.topics]).toEqual(['menu', 'menu']);
});

it('does not know the viewer', async () => {
  await readShared(contextOf(1), 'menu', readMenu);
  expect(readMenu.mock.lastCall?.[0].viewer).toBeNull();
});

it.each([
  ['one of its topics changes', () => cache.invalidate(['menu'])],
  ['the pages are cleared', () => cache.clear()],
])('reads again after %s', async (_when, change) => {
  await readShared(contextOf(1), 'menu', readMenu);
  change();
  clock.advance(1);
  await readShared(contextOf(1), 'menu', readMenu);
  expect(readMenu).toHaveBeenCalledTimes(2);
});

it('caches no error', async () => {
  const failing = readShared(contextOf(1), 'menu', () => Promise.reject(new Error('unavailable')));
  await expect(failing).rejects.toThrow('unavailable');
  expect(await readShared(contextOf(1), 'menu', readMenu)).toEqual({ items: ['Gesprekken'] });
});

it('bounds how many empty results are cached', async () => {
  for (let page = 0; page < 5000; page += 1) await readShared(contextOf(1), `page ${page}`, async () => []);
  expect(cache.sharedData.size).toBeLessThan(4200);
});
