import { expect, it } from 'vitest';
import { makeMember } from '#tests/support/factory/members.ts';
import { request } from '#tests/support/request.ts';
import { setUpTestSite } from '#tests/support/test-site.ts';
import { MAX_FOUND } from './rules.ts';

const site = setUpTestSite();

// people-6
it('a list ends at 240 people, and a narrower one finds the others', async () => {
  const [first] = await Promise.all(
    Array.from({ length: MAX_FOUND + 1 }, () => makeMember(site.platform, { public: true })),
  );
  const read = async (path: string) => (await request(site, 'GET', path)).json();
  const { Items, TotalCount, NumPages } = await read('/api/v1/profiles/all');
  expect([Items.length, TotalCount, NumPages]).toEqual([12, 240, 20]);
  expect((await read('/api/v1/profiles/all?page_index=20')).Items).toEqual([]);
  const found = await read(`/api/v1/profiles/searchbyusername?username=${first?.username}`);
  expect(found.Items.length).toBeGreaterThan(0);
});
