import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { blogsFeature } from '#app/features/blogs/feature.ts';
import { conversationsFeature } from '#app/features/conversations/feature.ts';
import { listWrongCounters } from '#app/platform/database/compare-counters.ts';
import { loadBulk } from '#database/seed/load/load-bulk.ts';
import { requireDemoPeople } from '#database/seed/load/require-demo-people.ts';
import { seedDemo } from '#database/seed/seed-demo.ts';
import { DEMO_PASSWORD } from '#settings/demo.js';
import { settingsEnvironment } from '#settings/environments.js';
import { makeMember } from '#tests/support/factory/members.ts';
import { request } from '#tests/support/request.ts';
import { openTestSite, type TestSite } from '#tests/support/test-site.ts';

const AMOUNT = { members: 2000, conversations: 400, reactions: 20_000, seed: 1 };

let site: TestSite;
/** How many of each the demo has. */
let demo: Record<'members' | 'profiles' | 'conversations' | 'reactions', number>;
beforeAll(async () => {
  site = await openTestSite();
  const { db, clock } = site.platform;
  await seedDemo(site.platform, clock.now());
  demo = await count();
  await loadBulk(db, AMOUNT, { clock, report: () => {} });
});
afterAll(() => site.close());

/** The column `value` of the only row of a query. */
async function oneValue(query: ReturnType<typeof sql<{ value: unknown }>>): Promise<unknown> {
  const { rows } = await query.execute(site.platform.db);
  return rows[0]?.value;
}

async function count(): Promise<typeof demo> {
  const { rows } = await sql<typeof demo>`
    select (select count(*) from member) as members, (select count(*) from profile) as profiles,
      (select count(*) from conversation) as conversations,
      (select count(*) from reaction where subject_kind = 'conversation') as reactions
  `.execute(site.platform.db);
  return rows[0] as typeof demo;
}

it('inserts the requested amounts beside the demo', async () => {
  expect(demo.members).toBeGreaterThan(100);
  expect(await count()).toEqual({
    members: AMOUNT.members + demo.members,
    profiles: AMOUNT.members + demo.profiles,
    conversations: AMOUNT.conversations + demo.conversations,
    reactions: AMOUNT.reactions + demo.reactions,
  });
});

it('leaves every counter equal to the number of its rows', async () => {
  const counters = [...(conversationsFeature.counters ?? []), ...(blogsFeature.counters ?? [])];
  expect(await listWrongCounters(site.platform.db, counters)).toEqual([]);
});

it('has a conversation of 10,000 reactions, half of the others in a tenth of the conversations, and one that half of all members like', async () => {
  expect(await oneValue(sql`select max(reaction_count) as value from conversation`)).toBe(10_000);
  const share = sql<{ value: number }>`
    select sum(reaction_count) filter (where rank <= 46)::float / sum(reaction_count) as value from (
      select reaction_count, row_number() over (order by reaction_count desc) as rank
      from conversation where reaction_count < 10000
    ) as ranked`;
  expect(await oneValue(share)).toBeGreaterThan(0.5);
  expect(await oneValue(sql`select max(like_count) as value from conversation`)).toBeGreaterThanOrEqual(990);
  expect(await oneValue(sql`select count(distinct public)::integer as value from member`)).toBe(2);
});

it.for([
  [
    'a reaction is later than its conversation, and ids ascend with time',
    sql<{ value: number }>`
    select count(*)::integer as value from (
      select reaction.created_at < conversation.created_at
        or reaction.created_at < lag(reaction.created_at) over (partition by subject_id order by reaction.id) as wrong
      from reaction join conversation on conversation.id = subject_id and subject_kind = 'conversation' where conversation.slug like '%-bulk-%'
    ) as checked where wrong`,
  ],
  [
    'the last activity is the last reaction',
    sql<{ value: number }>`
    select count(*)::integer as value from conversation
    where slug like '%-bulk-%' and last_activity_at <> coalesce((select max(created_at) from reaction where subject_id = conversation.id and subject_kind = 'conversation'), created_at)`,
  ],
  [
    'nobody likes or reports their own text (R26)',
    sql<{ value: number }>`
    select (select count(*) from reaction_like as mark join reaction on id = reaction_id where author_id = mark.member_id)
      + (select count(*) from report join reaction on reaction.id = report.subject_id where author_id = report.member_id)
      + (select count(*) from conversation_like as mark join conversation on id = conversation_id where author_id = mark.member_id)
      as value`,
  ],
  [
    'the author of a conversation follows it (choices.md 32)',
    sql<{ value: number }>`
    select count(*)::integer as value from conversation where author_id is not null and not exists (
      select from conversation_follow where conversation_id = conversation.id and member_id = author_id)`,
  ],
  [
    'a conversation has terms of its own group',
    sql<{ value: number }>`
    select count(*)::integer as value from conversation_term join group_term on group_term.id = term_id
    join conversation on conversation.id = conversation_id where conversation.group_id <> group_term.group_id`,
  ],
  [
    'health data is stored only with consent (R35)',
    sql<{ value: number }>`
    select count(*)::integer as value from profile where relationship_id is not null
      and not exists (select from consent where consent.member_id = profile.member_id and given)`,
  ],
] as const)('%s', async ([, wrong]) => {
  expect(await oneValue(wrong)).toBe(0);
});

it('leaves the sequences of ids after the bulk data', async () => {
  await makeMember(site.platform, { username: 'na_de_lading', email: 'na@example.org' });
  const login = await request(site, 'POST', '/api/v1/login/login', {
    body: { Email: 'lid7@load.example', Password: DEMO_PASSWORD },
  });
  expect(login.statusCode).toBe(200);
});

it('is an error if a member could be a real person, or if bulk data was loaded before', async () => {
  const other = await openTestSite();
  const { db } = other.platform;
  await makeMember(other.platform, { email: 'demo@people.example.org' });
  await requireDemoPeople(db);
  await makeMember(other.platform, { email: 'Iemand@Example.org.nl' });
  await expect(requireDemoPeople(db)).rejects.toThrow('mensen die echt kunnen zijn');
  await other.close();
  await expect(requireDemoPeople(site.platform.db)).rejects.toThrow('staat er al');
});

it.for([{ DEMO: '0' }, { DEMO: '1', PUBLIC_URL: 'https://www.example.org' }, { DEMO: '1', HOST: '0.0.0.0' }])(
  'the command fails if the site is not a demo: %o',
  async (settings) => {
    const { config } = site.platform;
    const overrides = { DATABASE_URL: config.databaseUrl, SESSION_SECRET: config.secret, ...settings };
    const env = { ...process.env, ...settingsEnvironment(overrides) };
    const args = ['database/seed/load/load.ts', '--members', '100', '--reactions', '100'];
    await expect(promisify(execFile)(process.execPath, args, { env })).rejects.toMatchObject({
      code: 1,
      stdout: '',
      stderr: expect.stringContaining('Bulkdata is er voor de demo alleen'),
    });
  },
);
