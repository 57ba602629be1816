import { sql } from 'kysely';
import { Client } from 'pg';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Viewer } from '#app/platform/session/viewer.ts';
import { loadBulk } from '#database/seed/load/load-bulk.ts';
import { makeGroup, makeMember } from '#tests/support/factory.ts';
import { openTestSite, type TestSite } from '#tests/support/test-site.ts';
import { faultsOf, type Planners, type Tables } from './query-plans/plan.ts';
import { queryRecorder } from './query-plans/record-queries.ts';
import { calls, type Doing, type Longest, longLists, nightlyJobs, pages } from './query-plans/visits.ts';

/** What does not grow with the number of members and of what they write: reading these whole costs little for ever. */
const SMALL = ['migration', 'discussion_group', 'group_term', 'group_moderator', 'usage_count'];

/** From so many pages on PostgreSQL prefers an index whenever one is of use. */
const BIG_PAGES = 30;

let site: TestSite;
let planners: Planners;
let tables: Tables;
let longest: Longest;
let member: Viewer;
beforeAll(async () => {
  site = await openTestSite();
  const { db, clock, config } = site.platform;
  for (let number = 0; number < 12; number += 1) await makeGroupWithTerm(site);
  const amount = { members: 8_000, conversations: 4_000, reactions: 30_000, seed: 1 };
  await loadBulk(db, amount, { clock, report: () => {} });
  const { id: memberId, username, email } = await makeMember(site.platform);
  const session = { sessionId: 0, sessionEndsAt: clock.now(), antiforgeryToken: '' };
  member = { memberId, username, email, public: false, photoId: null, roles: [], ...session };
  longest = await findLongest(site);
  tables = await findTables(site);
  const planner = (options: string) => new Client({ connectionString: config.databaseUrl, options });
  planners = { free: planner(''), forbidden: planner('-c enable_seqscan=off') };
  for (const client of Object.values(planners)) await client.connect();
}, 60_000);
afterAll(async () => {
  for (const client of Object.values(planners)) await client.end();
  await site.close();
});

it('no call reads a growing table whole', async () => {
  expect(await faults(calls(site))).toEqual([]);
}, 60_000);

it('nor does a long list, on its first page or its last', async () => {
  expect(await faults(longLists(site, longest))).toEqual([]);
}, 60_000);

it('nor does a page', async () => {
  expect(await faults(pages(site, longest, member))).toEqual([]);
}, 60_000);

it('nor does what runs every night', async () => {
  expect(await faults(nightlyJobs(site))).toEqual([]);
}, 60_000);

it.for([
  ['Seq Scan over reaction', sql`select id from reaction where body = 'x'`],
  ['Seq Scan over reaction_flag', sql`select from reaction_flag where created_at < ${new Date()}`],
  [
    'Index Only Scan of all conversation_pkey over conversation',
    sql`select id from conversation group by id order by id`,
  ],
] as const)('what reads one whole is seen: %s', async ([how, statement]) => {
  const planted = { what: 'planted', run: () => statement.execute(site.platform.db) };
  expect(await faults([planted])).toEqual([expect.stringContaining(`planted: ${how}: select`)]);
});

it('every foreign key has an index, for the day that what it points to is deleted', async () => {
  const { rows } = await sql`
    select conrelid::regclass::text as table, conname as key from pg_constraint
    where contype = 'f' and connamespace = 'public'::regnamespace and not exists (
      select from pg_index
      where indrelid = conrelid and indpred is null
        and (indkey::smallint[])[0:cardinality(conkey) - 1] @> conkey
    )
  `.execute(site.platform.db);
  expect(rows).toEqual([]);
});

const recorded = queryRecorder();

/** A list says the same of its first page and its last, and may do it otherwise; a nightly job says it a thousand times. */
const TIMES_EACH = 4;

/** What is wrong with the queries of all that is done. */
async function faults(all: Iterable<Doing> | AsyncIterable<Doing>): Promise<string[]> {
  const times = new Map<string, number>();
  const found = new Set<string>();
  for await (const { what, run } of all) {
    for (const query of await recorded(run)) {
      const before = times.get(query.sql) ?? 0;
      times.set(query.sql, before + 1);
      if (before >= TIMES_EACH) continue;
      for (const fault of await faultsOf(planners, query, tables)) found.add(`${what}: ${fault}`);
    }
  }
  return [...found];
}

async function makeGroupWithTerm({ platform }: TestSite): Promise<void> {
  const { id } = await makeGroup(platform);
  await platform.db.insertInto('groupTerm').values({ groupId: id, name: 'Reizen' }).execute();
}

async function findTables({ platform: { db } }: TestSite): Promise<Tables> {
  const { rows } = await sql<{ name: string; pages: number }>`
    select relname as name, relpages as pages from pg_class
    where relkind = 'r' and relnamespace = 'public'::regnamespace
  `.execute(db);
  const growing = rows.filter(({ name }) => !SMALL.includes(name));
  const big = growing.filter(({ pages: its }) => its >= BIG_PAGES);
  return { growing: new Set(growing.map(({ name }) => name)), big: new Set(big.map(({ name }) => name)) };
}

async function findLongest({ platform: { db } }: TestSite): Promise<Longest> {
  const group = await db
    .selectFrom('discussionGroup')
    .select(['id', 'slug', 'conversationCount'])
    .orderBy('conversationCount', 'desc')
    .executeTakeFirstOrThrow();
  const conversation = await db
    .selectFrom('conversation')
    .innerJoin('discussionGroup', 'discussionGroup.id', 'conversation.groupId')
    .select(['conversation.id', 'conversation.slug', 'discussionGroup.slug as group', 'reactionCount'])
    .orderBy('reactionCount', 'desc')
    .executeTakeFirstOrThrow();
  return {
    group: { ...group, pages: Math.ceil(group.conversationCount / 10) },
    conversation: { ...conversation, pages: Math.ceil(conversation.reactionCount / 50) },
  };
}
