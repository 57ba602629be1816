// Whether the site is as fast with 100,000 members and 1,000,000 reactions as with a few hundred and a thousand.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { DEMO_ACCOUNTS, DEMO_PASSWORD } from '#database/seed/demo-accounts.ts';
import { measureP99 } from './pace.ts';
import { startPlain } from './plain.ts';
import { type Bulk, logIn, startBenchSite } from './servers.ts';
import { type Load, requireWrk, runWrk } from './wrk.ts';

/** The same data twice, in two amounts: the measured pages are equally full. */
const FEW: Bulk = { members: 100, conversations: 150, reactions: 1000 };
const MANY: Bulk = { members: 100_000, conversations: 20_000, reactions: 1_000_000 };

/** How many requests a second the 99th percentile is measured at, and for how long: one in a hundred must be many. */
const PACE = { rate: 20, seconds: 40 };

/** How long the requests a second are counted. */
const SECONDS = 8;

/** The largest allowed ratio of the response times with and without bulk data. */
const MAX_RATIO = 1.3;

/** The member who makes the requests: has written nothing in the bulk data, and follows equally many conversations in both. */
const VIEWER_EMAIL = DEMO_ACCOUNTS[0]?.email ?? '';
const FOLLOWED = 100;

/** The requests to measure; those to pages that don't exist are left out. */
const REQUESTS: readonly { what: string; path: (lists: Lists) => string }[] = [
  { what: 'all groups, with the latest conversations', path: () => '/groepen' },
  { what: 'a group', path: ({ group }) => `/groepen/${group}` },
  { what: 'its last page', path: ({ group, groupPages }) => `/groepen/${group}?page=${groupPages}` },
  { what: 'what one follows in it', path: ({ group }) => `/groepen/${group}?toon=gevolgd` },
  { what: 'a long conversation', path: ({ conversation }) => conversation },
  { what: 'its last page', path: ({ conversation, pages }) => `${conversation}?page=${pages}` },
  {
    what: 'its last reactions, as JSON',
    path: ({ id, pages }) => `/api/v1/conversations/${id}/reactions?page_index=${pages - 1}`,
  },
  { what: 'all conversations that one follows, as JSON', path: () => '/api/v1/conversations/following' },
  { what: 'the last of them', path: () => `/api/v1/conversations/following?page_index=${FOLLOWED / 10 - 1}` },
];

/** The longest lists that there are; of each the last page that is full. */
interface Lists {
  group: string;
  groupPages: number;
  id: number;
  conversation: string;
  pages: number;
}

interface Site {
  load: (asked: (typeof REQUESTS)[number]) => Load;
  stop(): Promise<void>;
}

requireWrk();
const few = await startSite(FEW);
const many = await startSite(MANY);
try {
  console.log(
    [
      `| what, asked ${PACE.rate} times a second by a member | p99, ${inWords(FEW)} | p99, ${inWords(MANY)} | ratio | requests/s | plain node:http | ratio |`,
      '|---|--:|--:|--:|--:|--:|--:|',
    ].join('\n'),
  );
  for (const asked of REQUESTS) if (await isThere(few.load(asked))) console.log(await measure(asked));
} finally {
  await few.stop();
  await many.stop();
}

async function startSite(bulk: Bulk): Promise<Site> {
  const folder = mkdtempSync(join(tmpdir(), 'niergenoten-bulk-'));
  const { origin, databaseUrl, stop } = await startBenchSite(folder, { bulk });
  const lists = await prepareLists(databaseUrl);
  const { cookie } = await logIn(origin, VIEWER_EMAIL, DEMO_PASSWORD);
  return {
    load: ({ path }) => ({ url: origin + path(lists), headers: { cookie } }),
    async stop() {
      await stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** Finds the longest lists, and has the one who asks follow conversations of all ages. */
async function prepareLists(url: string): Promise<Lists> {
  const client = new pg.Client(url);
  await client.connect();
  const follows = `
    insert into conversation_follow (member_id, conversation_id, created_at)
    select member.id, conversation.id, now()
    from member, (
      select distinct on (part) id
      from (select id, ntile(${FOLLOWED}) over (order by last_activity_at) as part from conversation) as parted
      order by part, id
    ) as conversation
    where email = $1
    on conflict do nothing
  `;
  await client.query(follows, [VIEWER_EMAIL]);
  const { rows } = await client.query(`
    select biggest.slug as group, biggest.conversation_count / 10 as "groupPages",
      longest.id, '/groepen/' || discussion_group.slug || '/' || longest.slug as conversation,
      longest.reaction_count / 50 as pages
    from (select * from discussion_group order by conversation_count desc limit 1) as biggest,
      (select * from conversation order by reaction_count desc limit 1) as longest
      join discussion_group on discussion_group.id = group_id
  `);
  await client.end();
  return rows[0];
}

async function isThere({ url, headers }: Load): Promise<boolean> {
  const answer = await fetch(url, { headers: headers ?? {} });
  await answer.arrayBuffer();
  return answer.ok;
}

/** One line of the report. What takes too long is measured once more: two such in a row are no accident. */
async function measure(asked: (typeof REQUESTS)[number]): Promise<string> {
  const first = await compare(asked);
  const { small, big } = first.big / first.small > MAX_RATIO ? await compare(asked) : first;
  if (big / small > MAX_RATIO) process.exitCode = 1;
  const plain = await startPlain(many.load(asked));
  const { perSecond } = await runWrk(many.load(asked), SECONDS);
  const { perSecond: plainPerSecond } = await runWrk(plain.load, SECONDS);
  await plain.stop();
  const cells = [
    asked.what,
    `${small.toFixed(1)} ms`,
    `${big.toFixed(1)} ms`,
    (big / small).toFixed(2),
    perSecond.toFixed(0),
    plainPerSecond.toFixed(0),
    (perSecond / plainPerSecond).toFixed(3),
  ];
  return `| ${cells.join(' | ')} |`;
}

/** Of both in turns, so that what else the machine does meets both alike. */
async function compare(asked: (typeof REQUESTS)[number]): Promise<{ small: number; big: number }> {
  const [small = Number.NaN, big = Number.NaN] = await measureP99([few.load(asked), many.load(asked)], PACE);
  return { small, big };
}

function inWords({ members, reactions }: Bulk): string {
  return `${members.toLocaleString('en')} more members and ${reactions.toLocaleString('en')} reactions`;
}
