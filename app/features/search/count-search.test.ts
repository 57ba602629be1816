import { sql } from 'kysely';
import { beforeAll, expect, test } from 'vitest';
import { allPages } from '#tests/support/all-pages.ts';
import { makeGroup } from '#tests/support/factory/conversations.ts';
import { setUpTestSite } from '#tests/support/test-site.ts';
import { indexItems } from './entries/index-items.ts';

const site = setUpTestSite({}, { pages: allPages() });
beforeAll(async () => {
  const group = await makeGroup(site.platform, { title: 'Zwanenbloem' });
  await indexItems(site.platform, 'groupId', [group.id]);
});

const search = async (term: string, times: number, extra = '') => {
  for (let time = 0; time < times; time += 1) {
    const { statusCode } = await site.server.inject(`/zoeken?zoekterm=${encodeURIComponent(term)}${extra}`);
    expect(statusCode).toBe(200);
  }
};

const seenByEditors = async () => {
  const { rows } = await sql<{ term: string; asked: number; withoutResults: number }>`
    select term, asked, without_results from community.search_count order by term
  `.execute(site.platform.db);
  return rows;
};

test('editors see what was searched for several times, and how often that found nothing', async () => {
  await search('Zwanenbloem', 6);
  await search('hazelnootmeel', 5);
  await search('een naam van iemand', 4);
  await search('x'.repeat(61), 6);
  expect(await seenByEditors()).toEqual([
    { term: 'hazelnootmeel', asked: 5, withoutResults: 5 },
    { term: 'zwanenbloem', asked: 6, withoutResults: 0 },
  ]);
});

test('a further page and another pillar of the same search count no more', async () => {
  await search('Zwanenbloem', 3, '&pijler=blogs');
  expect((await seenByEditors()).find(({ term }) => term === 'zwanenbloem')).toMatchObject({ asked: 6 });
});

test('what is kept says nothing of who searched', async () => {
  const [row] = await site.platform.db.selectFrom('searchCount').selectAll().limit(1).execute();
  expect(Object.keys(row ?? {}).sort()).toEqual(['asked', 'month', 'term', 'withoutResults']);
});
