// node bench/bulk.ts: compares the speed of the site with 1,000,000 reactions to that with 1,000. Exits with 1 when the site
// is slower with bulk data.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { DEMO_ACCOUNTS, DEMO_PASSWORD } from '#database/seed/demo-accounts.ts';
import { measureP99 } from './measure/measure-p99.ts';
import { startPlainServer } from './measure/start-plain-server.ts';
import { type Load, requireWrk, runWrk } from './measure/wrk.ts';
import { type BulkAmounts, logIn, startBenchSite } from './sites/bench-site.ts';

/** Two amounts of the same kind of data. The measured pages are equally full with both. */
const FEW: BulkAmounts = { members: 100, conversations: 150, reactions: 1000 };
const MANY: BulkAmounts = { members: 100_000, conversations: 20_000, reactions: 1_000_000 };

/** The load for measuring the 99th percentile: requests a second, and seconds. One in a hundred must be several requests. */
const P99_LOAD = { rate: 20, seconds: 40, arrivals: 'even' } as const;

/** How long the requests a second are measured, in seconds. */
const SECONDS = 8;

/** The largest allowed ratio of the response times with many and with few data. */
const MAX_RATIO = 1.3;

/** The member who makes the requests. Wrote nothing in the bulk data, and follows equally many conversations in both sites. */
const VIEWER_EMAIL = DEMO_ACCOUNTS[0]?.email ?? '';
const FOLLOWED = 100;

interface MeasuredRequest {
  title: string;
  path: (lists: LongestLists) => string;
}

/** The requests to measure. A page that does not exist is left out. */
const REQUESTS: readonly MeasuredRequest[] = [
  { title: 'all groups, with the latest conversations', path: () => '/groepen' },
  { title: 'a group', path: ({ group }) => `/groepen/${group}` },
  { title: 'its last page', path: ({ group, groupPages }) => `/groepen/${group}?page=${groupPages}` },
  { title: 'the followed conversations in it', path: ({ group }) => `/groepen/${group}?toon=gevolgd` },
  { title: 'a long conversation', path: ({ conversation }) => conversation },
  { title: 'its last page', path: ({ conversation, pages }) => `${conversation}?page=${pages}` },
  {
    title: 'its last reactions, as JSON',
    path: ({ id, pages }) => `/api/v1/conversations/${id}/reactions?page_index=${pages - 1}`,
  },
  { title: 'all followed conversations, as JSON', path: () => '/api/v1/conversations/following' },
  { title: 'the last of them', path: () => `/api/v1/conversations/following?page_index=${FOLLOWED / 10 - 1}` },
];

/** The group and the conversation with the longest lists, each with the number of its last full page. */
interface LongestLists {
  group: string;
  groupPages: number;
  id: number;
  conversation: string;
  pages: number;
}

interface Site {
  load: (request: MeasuredRequest) => Load;
  stop(): Promise<void>;
}

requireWrk();
const few = await startSite(FEW);
const many = await startSite(MANY);
try {
  console.log(
    [
      `| page, requested ${P99_LOAD.rate} times a second by a member | p99, ${amountsInWords(FEW)} | p99, ${amountsInWords(MANY)} | ratio | requests/s | plain node:http | ratio |`,
      '|---|--:|--:|--:|--:|--:|--:|',
    ].join('\n'),
  );
  for (const request of REQUESTS) if (await exists(few.load(request))) console.log(await measure(request));
} finally {
  await few.stop();
  await many.stop();
}

async function startSite(bulk: BulkAmounts): Promise<Site> {
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

/** Finds the longest lists, and makes the viewer follow conversations of all ages. */
async function prepareLists(url: string): Promise<LongestLists> {
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

async function exists({ url, headers }: Load): Promise<boolean> {
  const response = await fetch(url, { headers: headers ?? {} });
  await response.arrayBuffer();
  return response.ok;
}

/** One line of the report. A request that is too slow is measured again, because a single result may be an accident. */
async function measure(request: MeasuredRequest): Promise<string> {
  const first = await compare(request);
  const { withFew, withMany } = first.withMany / first.withFew > MAX_RATIO ? await compare(request) : first;
  if (withMany / withFew > MAX_RATIO) process.exitCode = 1;
  const plain = await startPlainServer(many.load(request));
  const { perSecond } = await runWrk(many.load(request), SECONDS);
  const { perSecond: plainPerSecond } = await runWrk(plain.load, SECONDS);
  await plain.stop();
  const cells = [
    request.title,
    `${withFew.toFixed(1)} ms`,
    `${withMany.toFixed(1)} ms`,
    (withMany / withFew).toFixed(2),
    perSecond.toFixed(0),
    plainPerSecond.toFixed(0),
    (perSecond / plainPerSecond).toFixed(3),
  ];
  return `| ${cells.join(' | ')} |`;
}

/** The 99th percentile of the response times of both sites, in milliseconds. */
async function compare(request: MeasuredRequest): Promise<{ withFew: number; withMany: number }> {
  const loads = [few.load(request), many.load(request)];
  const [withFew = Number.NaN, withMany = Number.NaN] = await measureP99(loads, P99_LOAD);
  return { withFew, withMany };
}

/** '100 more members and 1,000 reactions'. */
function amountsInWords({ members, reactions }: BulkAmounts): string {
  return `${members.toLocaleString('en')} more members and ${reactions.toLocaleString('en')} reactions`;
}
