import { afterAll, beforeAll, expect, it } from 'vitest';
import { makeGroup } from '#tests/support/factory/conversations.ts';
import { onePage } from '#tests/support/one-page.ts';
import { request } from '#tests/support/request.ts';
import { openTestSite, type TestSite } from '#tests/support/test-site.ts';
import * as groupsOverview from './groups-overview.tsx';

let site: TestSite;
beforeAll(async () => {
  site = await openTestSite({}, { pages: onePage('groepen', groupsOverview) });
});
afterAll(() => site.close());

it('the overview has every group, however many there are', async () => {
  const titles = Array.from({ length: 45 }, (_, index) => `Groep nummer ${index + 10}`);
  for (const title of titles) await makeGroup(site.platform, { title });
  const { loader } = (await request(site, 'GET', '/groepen')).json();
  expect(loader.groups.map((group: { title: string }) => group.title)).toEqual(titles);
});
