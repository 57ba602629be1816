import { expect, it } from 'vitest';
import { makeGroup } from '#tests/support/factory/conversations.ts';
import { onePage } from '#tests/support/one-page.ts';
import { request } from '#tests/support/request.ts';
import { setUpTestSite } from '#tests/support/test-site.ts';
import * as groupsOverview from './groups-overview.tsx';

const site = setUpTestSite({}, { pages: onePage('groepen', groupsOverview) });

it('the overview has every group, however many there are', async () => {
  const titles = Array.from({ length: 45 }, (_, index) => `Groep nummer ${index + 10}`);
  for (const title of titles) await makeGroup(site.platform, { title });
  const { loader } = (await request(site, 'GET', '/groepen')).json();
  expect(loader.groups.map((group: { title: string }) => group.title)).toEqual(titles);
});
