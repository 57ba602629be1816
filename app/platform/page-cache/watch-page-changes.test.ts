import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { features } from '#app/features.ts';
import { SECOND } from '#app/platform/clock.ts';
import { write } from '#app/platform/database/write.ts';
import { openPlatform } from '#app/platform/open-platform.ts';
import type { Platform } from '#app/platform/platform.ts';
import { cachedPage } from '#tests/support/cached-page.ts';
import { makeConversation, makeGroup } from '#tests/support/factory/conversations.ts';
import { makeMember, makeSession } from '#tests/support/factory/members.ts';
import { request } from '#tests/support/request.ts';
import { openTestSite, type TestSite } from '#tests/support/test-site.ts';
import { waitFor } from '#tests/support/wait-for.ts';

/** Two processes on one database: `site` writes, `other` only reads. */
let site: TestSite;
let other: Platform;
beforeAll(async () => {
  site = await openTestSite();
  other = await openPlatform(site.platform.config, { process: 'web', features, clock: site.clock });
});
afterAll(async () => {
  await other.close();
  await site.close();
});
beforeEach(() => site.clock.advance(SECOND));
afterEach(() => {
  for (const { pageCache } of [site.platform, other]) pageCache.clear();
});

const cachePage = ({ pageCache }: Platform, key: string, topic: string) =>
  pageCache.populate(key, async () => ({ value: cachedPage, topics: new Set([topic]), cacheable: true }));

const waitUntilInvalidated = ({ pageCache }: Platform, key: string) =>
  waitFor(() => expect(pageCache.get(key)).toBeNull());

describe('R30 a page of which a topic changed', () => {
  it('is invalidated at once in the process that wrote, and soon in every other', async () => {
    await cachePage(site.platform, '/a', 'a');
    await cachePage(other, '/a', 'a');
    await cachePage(other, '/b', 'b');
    await write(site.platform, async ({ invalidate }) => invalidate('a'));
    expect(site.platform.pageCache.get('/a')).toBeNull();
    await waitUntilInvalidated(other, '/a');
    expect(other.pageCache.get('/b')).toBe(cachedPage);
  });

  it('stays cached when the write was rolled back', async () => {
    await cachePage(site.platform, '/refused', 'refused');
    await cachePage(other, '/refused', 'refused');
    const refused = write(site.platform, async ({ invalidate }) => {
      invalidate('refused');
      throw new Error('toch niet');
    });
    await expect(refused).rejects.toThrow('toch niet');
    await cachePage(other, '/c', 'c');
    await write(site.platform, async ({ invalidate }) => invalidate('c'));
    await waitUntilInvalidated(other, '/c'); // so the other process has read the changes since
    expect([site.platform, other].map(({ pageCache }) => pageCache.get('/refused'))).toEqual([cachedPage, cachedPage]);
  });

  it('is invalidated also when the write commits late', async () => {
    await cachePage(other, '/slow', 'slow');
    await cachePage(other, '/quick', 'quick');
    await site.platform.db.transaction().execute(async (slow) => {
      await slow.insertInto('pageChange').values({ topic: 'slow', at: site.clock.now() }).execute();
      site.clock.advance(5 * SECOND);
      await write(site.platform, async ({ invalidate }) => invalidate('quick')); // a later change, which is seen first
      await waitUntilInvalidated(other, '/quick');
      expect(other.pageCache.get('/slow')).toBe(cachedPage);
    });
    await waitUntilInvalidated(other, '/slow');
  });

  it('is invalidated once for each change', async () => {
    await write(site.platform, async ({ invalidate }) => invalidate('once', 'seen'));
    await cachePage(other, '/seen', 'seen');
    await waitUntilInvalidated(other, '/seen');
    site.clock.advance(1);
    await cachePage(other, '/once', 'once');
    await cachePage(other, '/next', 'next');
    await write(site.platform, async ({ invalidate }) => invalidate('next'));
    await waitUntilInvalidated(other, '/next'); // read again, with the first change among the last ten seconds
    expect(other.pageCache.get('/once')).toBe(cachedPage);
  });
});

it('R30 a reaction written through one process invalidates the pages of the other', async () => {
  const { platform } = site;
  const group = await makeGroup(platform);
  const { id } = await makeConversation(platform, { groupId: group.id, authorId: null });
  const session = await makeSession(platform, (await makeMember(platform)).id);
  const topics = [`conversation:${id}`, `group:${group.id}`, 'conversations'];
  for (const topic of topics) await cachePage(other, topic, topic);
  await request(site, 'POST', `/api/v1/conversations/${id}/reactions`, { as: session, body: { Body: 'Nieuw' } });
  for (const topic of topics) await waitUntilInvalidated(other, topic);
});
