import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { makeMember } from '#tests/support/factory/members.ts';
import { setUpTestSite } from '#tests/support/test-site.ts';
import { prepared } from './prepared.ts';

const site = setUpTestSite();

const listUsernames = prepared((db, { ids, limit }: { ids: readonly number[]; limit: number }) =>
  db
    .selectFrom('member')
    .select(['id', 'username', 'createdAt'])
    .where('id', '=', sql<number>`any(${ids})`)
    .orderBy('id')
    .limit(limit),
);

it('runs with the parameters of each call', async () => {
  const { db } = site.platform;
  const [first, second] = [await makeMember(site.platform), await makeMember(site.platform)];
  const ids = [first.id, second.id];
  const names = async (limit: number) => (await listUsernames(db, { ids, limit })).map(({ username }) => username);
  expect(await names(1)).toEqual([first.username]);
  expect(await names(2)).toEqual([first.username, second.username]);
  expect(await listUsernames(db, { ids: [], limit: 2 })).toEqual([]);
});

it('runs in the transaction that it gets', async () => {
  const insertGroup = prepared((db, { title }: { title: string }) =>
    db
      .insertInto('discussionGroup')
      .values({ title, slug: 'voorbereid', introduction: '', createdAt: new Date(0) })
      .returning('id'),
  );
  const rolledBack = site.platform.db.transaction().execute(async (transaction) => {
    expect(await insertGroup(transaction, { title: 'Voorbereid' })).toHaveLength(1);
    throw new Error('undone');
  });
  await expect(rolledBack).rejects.toThrow('undone');
  const { rows } = await site.platform.pool.query(`select from discussion_group where slug = 'voorbereid'`);
  expect(rows).toHaveLength(0);
});

it('is parsed once on each connection', async () => {
  await site.platform.db.connection().execute(async (db) => {
    for (const limit of [1, 2, 3]) await listUsernames(db, { ids: [], limit });
    const { rows } = await sql<{ times: number }>`
      select generic_plans + custom_plans as times from pg_prepared_statements where statement like '%any($1)%limit $2'
    `.execute(db);
    expect(rows).toEqual([{ times: expect.toSatisfy((times) => times >= 3) }]);
  });
});

it.each([
  ['computes with a parameter', ({ n }: { n: number }) => sql`select ${n * 2}`],
  ['puts one in a text', ({ n }: { n: number }) => sql`select ${`${n}`}`],
  ['puts one in JSON', ({ n }: { n: number }) => sql`select ${JSON.stringify({ n })}`],
  ['spreads them', (parameters: { n: number }) => sql`select ${{ ...parameters }.n}`],
])('throws for a query that %s', async (_what, build) => {
  const wrong = prepared((db, parameters: { n: number }) => ({ compile: () => build(parameters).compile(db) }));
  await expect(wrong(site.platform.db, { n: 1 })).rejects.toThrow('A prepared query');
});

it('runs nothing while a query is built', async () => {
  let early: Promise<unknown> = Promise.resolve();
  const wrong = prepared((db) => {
    const query = db.selectFrom('member').select('id');
    early = query.execute();
    return query;
  });
  const run = wrong(site.platform.db, {});
  await expect(early).rejects.toThrow('can run nothing');
  await run;
});
