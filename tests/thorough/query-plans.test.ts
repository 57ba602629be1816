import { sql } from 'kysely';
import { Client } from 'pg';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { countBlogs } from '#app/features/blogs/lists/count-blogs.ts';
import { indexItems } from '#app/features/search/entries/index-items.ts';
import { loadBulk } from '#database/seed/load/load-bulk.ts';
import { contract } from '#tests/contract/site-contract.ts';
import { makeCase } from '#tests/support/cases.ts';
import { makeGroup } from '#tests/support/factory/conversations.ts';
import { makeMember, makeSession } from '#tests/support/factory/members.ts';
import { queryRecorder } from '#tests/support/record-queries.ts';
import { openTestSite, type TestSite } from '#tests/support/test-site.ts';
import { findLongest } from './query-plans/find-longest.ts';
import { findPlanProblems, type Planners, type Tables } from './query-plans/find-plan-problems.ts';
import {
  calls,
  digests,
  type Follower,
  type Followers,
  type Longest,
  listsWithinLimits,
  longLists,
  nightlyJobs,
  type Operation,
  pages,
  quietConversations,
  views,
} from './query-plans/operations.ts';

/** Tables that do not grow with the number of members or texts: reading these whole always stays cheap. */
const SMALL = [
  'migration',
  'discussion_group',
  'group_term',
  'group_moderator',
  'usage_count',
  'recipe',
  'site_figure',
  'document_count',
  'question_type',
  'advice_tag',
  ...['search_word', 'search_compound', 'search_suggestion', 'search_state'], // learnt of documents and groups
  'digest_run', // a row a day, for a month
  'open_question', // what waits for an answer, which never grows long
  ...['hidden_photo', 'hidden_profile'], // of the few members of whom moderators hid something
  'desk_mail', // of who has a role
  'memorial', // of the few members who died
];

/**
 * Partial indexes of few rows, however large their tables: what moderators hid, who has a role, which questions wait for
 * a reply of their asker, which cases wait for a moderator and which objections for their answer, and whom moderators keep
 * from writing for good.
 */
const SMALL_INDEXES = [
  'document_disease',
  'conversation_hidden',
  'member_role_role',
  'advice_clarification_pending',
  'moderation_case_waiting',
  'objection_waiting',
  'member_pause_for_good',
];

/** The size in pages from which PostgreSQL prefers an index whenever one is useful. */
const MIN_BIG_PAGES = 30;

/** How many conversations can be found by searching: enough for indexes to be worth while. */
const INDEXED = 3000;

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
  await countBlogs(site.platform);
  const indexed = await db.selectFrom('conversation').select('id').orderBy('id').limit(INDEXED).execute();
  await indexItems(
    site.platform,
    'conversationId',
    indexed.map(({ id }) => id),
  );
  followers = { few: await makeFollower(site, 50), all: await makeFollower(site, amount.conversations) };
  longest = await findLongest(site, followers.all);
  for (let number = 0; number < 30; number += 1) await makeCase(site.platform);
  await db
    .insertInto('memberBlock')
    .columns(['blockerId', 'blockedId', 'createdAt'])
    .expression((eb) =>
      eb
        .selectFrom('member')
        .select(['id', sql<number>`id + 1`.as('blockedId'), sql.val(clock.now()).as('createdAt')])
        .where(sql<boolean>`exists (select from member as next where next.id = member.id + 1)`)
        .limit(3000),
    )
    .execute();
  await sql`vacuum (analyze)`.execute(db);
  await forgetEmpty(site);
  tables = await findTables(site);
  const planner = (options: string) => new Client({ connectionString: config.databaseUrl, options });
  planners = { free: planner(''), forbidden: planner('-c enable_seqscan=off') };
  for (const client of Object.values(planners)) await client.connect();
});
afterAll(async () => {
  for (const client of Object.values(planners)) await client.end();
  await site.close();
});

it.each(Object.keys(contract))('no call of %s reads a growing table whole', async (feature) => {
  expect(await findProblems(calls(site, feature))).toEqual([]);
});

it('no long list reads a growing table whole, on its first page or its last', async () => {
  expect(await findProblems(longLists(site, longest, followers))).toEqual([]);
});

it('no page reads a growing table whole', async () => {
  expect(await findProblems(pages(site, longest, followers.few.viewer))).toEqual([]);
});

it('no filtered or deep page reads a growing table whole or sorts many rows', async () => {
  expect(await findProblems(views(site, longest, followers))).toEqual([]);
  expect(await findProblems(listsWithinLimits(site, longest, followers))).toEqual([]);
  expect(await findProblems([quietConversations(site, longest, followers)])).toEqual([]);
});

it('no nightly job reads a growing table whole', async () => {
  expect(await findProblems(nightlyJobs(site))).toEqual([]);
});

it('no digest reads a growing table whole', async () => {
  expect(await findProblems(digests(site))).toEqual([]);
  expect(await site.platform.db.selectFrom('digest').select('memberId').limit(100).execute()).toHaveLength(100);
});

it.for([
  ['Sort of 2000 rows', sql`select n from generate_series(1, 2000) as n order by n desc`],
  ['Seq Scan over reaction', sql`select id from reaction where body = 'x'`],
  ['Seq Scan over report', sql`select from report where reason = 'x'`],
  [
    'Index Only Scan of all conversation_pkey over conversation',
    sql`select id from conversation group by id order by id`,
  ],
] as const)('a planted query that reads a table whole or sorts many rows is found: %s', async ([how, statement]) => {
  const planted = { name: 'planted', run: () => statement.execute(site.platform.db) };
  expect(await findProblems([planted])).toEqual([expect.stringContaining(`planted: ${how}: select`)]);
});

it('every foreign key has an index, for when the row that it references is deleted', async () => {
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

/** How often one statement is explained: the plan may differ by page, and a nightly job sends it a thousand times. */
const MAX_RUNS = 4;

/** Runs operations and gives the problems in the plans of their queries. */
async function findProblems(all: Iterable<Operation> | AsyncIterable<Operation>): Promise<string[]> {
  const times = new Map<string, number>();
  const found = new Set<string>();
  for await (const { name, run } of all) {
    for (const query of await recorded(run)) {
      const before = times.get(query.sql) ?? 0;
      times.set(query.sql, before + 1);
      if (before >= MAX_RUNS) continue;
      for (const problem of await findPlanProblems(planners, query, tables)) found.add(`${name}: ${problem}`);
    }
  }
  return [...found];
}

async function makeGroupWithTerm({ platform }: TestSite): Promise<void> {
  const { id } = await makeGroup(platform);
  await platform.db.insertInto('groupTerm').values({ groupId: id, name: 'Reizen' }).execute();
}

/** Makes a moderator and dietitian who follows `most` conversations, and has read the first reactions in each. */
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
  await platform.db
    .insertInto('visit')
    .columns(['subjectId', 'memberId', 'seenAt', 'lastSeenId', 'subjectKind'])
    .expression(followed.select([sql.lit(1).as('lastSeenId'), sql.lit('conversation').as('subjectKind')]))
    .execute();
  const now = sql.val(platform.clock.now());
  await platform.db
    .insertInto('blogVisit')
    .columns(['blogId', 'memberId', 'lastSeenAt', 'seenAt'])
    .expression((eb) =>
      eb
        .selectFrom('blog')
        .select(['id', sql.val(memberId).as('memberId'), now.as('lastSeenAt'), now.as('seenAt')])
        .limit(most),
    )
    .execute();
  const session = {
    sessionId: 0,
    sessionEndsAt: platform.clock.now(),
    antiforgeryToken: '',
    blockedBy: [memberId],
    unfolded: [],
    pause: null,
  };
  return {
    viewer: {
      memberId,
      username,
      email,
      public: false,
      photoId: null,
      roles: ['moderator', 'professional', 'administrator'],
      lacksSecondFactor: false,
      ...session,
    },
    session: await makeSession(platform, memberId),
  };
}

/**
 * Makes PostgreSQL forget that tables are empty: of an empty table any plan is as good, also one that reads it whole. Of a
 * table that it never counted it expects some rows.
 */
async function forgetEmpty({ platform: { db } }: TestSite): Promise<void> {
  await sql`
    update pg_class set reltuples = -1
    where relkind = 'r' and relnamespace = 'public'::regnamespace and pg_relation_size(oid) = 0
  `.execute(db);
}

async function findTables({ platform: { db } }: TestSite): Promise<Tables> {
  const { rows } = await sql<{ name: string; pages: number }>`
    select relname as name, relpages as pages from pg_class
    where relkind = 'r' and relnamespace = 'public'::regnamespace
  `.execute(db);
  const growing = rows.filter(({ name }) => !SMALL.includes(name));
  const big = growing.filter(({ pages: its }) => its >= MIN_BIG_PAGES);
  return {
    growing: new Set(growing.map(({ name }) => name)),
    bounded: new Set(SMALL),
    big: new Set(big.map(({ name }) => name)),
    smallIndexes: new Set(SMALL_INDEXES),
  };
}
