import { sql } from 'kysely';
import { Client } from 'pg';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Database } from '#app/platform/database/database.ts';
import { loadBulk } from '#database/seed/load/load-bulk.ts';
import { makeGroup, makeMember, makeSession } from '#tests/support/factory.ts';
import { openTestSite, type TestSite } from '#tests/support/test-site.ts';
import { faultsOf, type Planners, type Tables } from './query-plans/find-plan-problems.ts';
import {
  calls,
  type Doing,
  type Follower,
  type Followers,
  type Longest,
  longLists,
  nightlyJobs,
  pages,
  views,
} from './query-plans/operations.ts';
import { queryRecorder } from './query-plans/record-queries.ts';

/** What does not grow with the number of members and of what they write: reading these whole costs little for ever. */
const SMALL = ['migration', 'discussion_group', 'group_term', 'group_moderator', 'usage_count', 'disease_name'];

/** From so many pages on PostgreSQL prefers an index whenever one is of use. */
const BIG_PAGES = 30;

let site: TestSite;
let planners: Planners;
let tables: Tables;
let longest: Longest;
let followers: Followers;
beforeAll(async () => {
  site = await openTestSite();
  const { db, clock, config } = site.platform;
  for (let number = 0; number < 12; number += 1) await makeGroupWithTerm(site);
  const amount = { members: 8_000, conversations: 6_000, reactions: 30_000, seed: 1 };
  await loadBulk(db, amount, { clock, report: () => {} });
  followers = { few: await makeFollower(site, 50), all: await makeFollower(site, amount.conversations) };
  longest = await findLongest(site, followers.all);
  await sql`vacuum (analyze)`.execute(db);
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
  expect(await faults(longLists(site, longest, followers))).toEqual([]);
}, 60_000);

it('nor does a page', async () => {
  expect(await faults(pages(site, longest, followers.few.viewer))).toEqual([]);
}, 60_000);

it('nor does a page that its query narrows or leads deep into, and nothing long is sorted', async () => {
  expect(await faults(views(site, longest, followers))).toEqual([]);
}, 60_000);

it('nor does what runs every night', async () => {
  expect(await faults(nightlyJobs(site))).toEqual([]);
}, 60_000);

it.for([
  ['Sort of 2000 rows', sql`select n from generate_series(1, 2000) as n order by n desc`],
  ['Seq Scan over reaction', sql`select id from reaction where body = 'x'`],
  ['Seq Scan over reaction_flag', sql`select from reaction_flag where created_at < ${new Date()}`],
  [
    'Index Only Scan of all conversation_pkey over conversation',
    sql`select id from conversation group by id order by id`,
  ],
] as const)('what reads one whole, or sorts much, is seen: %s', async ([how, statement]) => {
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

/** A moderator who follows `most` conversations. */
async function makeFollower({ platform }: TestSite, most: number): Promise<Follower> {
  const { id: memberId, username, email } = await makeMember(platform);
  const followed = platform.db
    .selectFrom('conversation')
    .select(['id', sql.val(memberId).as('memberId'), sql.val(platform.clock.now()).as('createdAt')])
    .limit(most);
  await platform.db
    .insertInto('conversationFollow')
    .columns(['conversationId', 'memberId', 'createdAt'])
    .expression(followed)
    .execute();
  const session = { sessionId: 0, sessionEndsAt: platform.clock.now(), antiforgeryToken: '' };
  return {
    viewer: { memberId, username, email, public: false, photoId: null, roles: ['moderator'], ...session },
    session: await makeSession(platform, memberId),
  };
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

/** The longest of each, after all conversations of the longest group got one subject more; `by` begins the longest conversation. */
async function findLongest({ platform: { db } }: TestSite, by: Follower): Promise<Longest> {
  const group = await db
    .selectFrom('discussionGroup')
    .select(['id', 'slug', 'conversationCount'])
    .orderBy('conversationCount', 'desc')
    .executeTakeFirstOrThrow();
  const conversation = await db
    .selectFrom('conversation')
    .innerJoin('discussionGroup', 'discussionGroup.id', 'conversation.groupId')
    .select(['conversation.id', 'conversation.slug', 'discussionGroup.slug as group', 'reactionCount'])
    .select(({ selectFrom }) =>
      selectFrom('reaction')
        .select(({ fn }) => fn.max('reaction.id').as('last'))
        .whereRef('conversationId', '=', 'conversation.id')
        .$asScalar()
        .$notNull()
        .as('lastReactionId'),
    )
    .orderBy('reactionCount', 'desc')
    .executeTakeFirstOrThrow();
  await db
    .updateTable('conversation')
    .set({ authorId: by.viewer.memberId })
    .where('id', '=', conversation.id)
    .execute();
  const { count } = await db
    .selectFrom('conversation')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return {
    group: { ...group, pages: Math.ceil(group.conversationCount / 10) },
    terms: await makeTerms(db, group.id),
    conversation: { ...conversation, pages: Math.ceil(conversation.reactionCount / 50) },
    followed: { pages: Math.ceil(count / 10) },
  };
}

/** A subject that all conversations of the group are about, and one of 25 of them. */
async function makeTerms(db: Database, groupId: number): Promise<Longest['terms']> {
  const make = async (name: string, most: number) => {
    const { id } = await db.insertInto('groupTerm').values({ groupId, name }).returning('id').executeTakeFirstOrThrow();
    const about = db
      .selectFrom('conversation')
      .select(['conversation.id', sql.val(id).as('termId')])
      .where('groupId', '=', groupId)
      .limit(most);
    await db.insertInto('conversationTerm').columns(['conversationId', 'termId']).expression(about).execute();
    return id;
  };
  const { open } = await db
    .selectFrom('conversation')
    .select(({ fn }) => fn.countAll<number>().as('open'))
    .where('groupId', '=', groupId)
    .where('public', '=', true)
    .executeTakeFirstOrThrow();
  return {
    common: await make('Alles', 100_000),
    rare: await make('Iets zeldzaams', 25),
    openPages: Math.ceil(open / 10),
  };
}
