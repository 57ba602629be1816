// node bench/bulk.ts: compares the speed of the site with 100,000 members and 1,000,000 reactions to that with 300 and
// 1,000. Exits with 1 when the site is slower with bulk data, or read a growing table whole.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import pg from 'pg';
import { DEMO_ACCOUNTS, DEMO_PASSWORD } from '#database/seed/demo-accounts.ts';
import { measureP99 } from './measure/measure-p99.ts';
import { startPlainServer } from './measure/start-plain-server.ts';
import { type Load, requireWrk, runWrk } from './measure/wrk.ts';
import { type BulkAmounts, logIn, startBenchSite } from './sites/bench-site.ts';

const { values: options } = parseArgs({
  /** Measures only the requests whose title contains this text. */
  options: { only: { type: 'string', default: '' } },
});

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
  /** JSON to post. */
  body?: string;
}

/** Numbers of the lists of terms, in the address of a filter. */
const choices = (first: number, count: number): string =>
  Array.from({ length: count }, (_, index) => first + index).join(',');

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
  { title: 'people: all', path: () => '/personen' },
  { title: 'people: four roles', path: () => `/personen?rol=${choices(55362, 4)}` },
  {
    title: 'people: a treatment, in five provinces',
    path: () => `/personen?behandeling=${choices(55200, 11)}&provincies=${choices(6, 5)}`,
  },
  {
    title: 'people: a medicine, two ages, both genders',
    path: () => `/personen?medicijnen=${choices(55265, 11)}&leeftijd=4,5&geslacht=1,2`,
  },
  { title: 'people: the inbox', path: () => '/account/berichten' },
  { title: 'people: a thread', path: ({ contact }) => `/account/berichten/${contact}` },
  {
    title: 'people: sending a message',
    path: ({ contact }) => `/api/v1/inbox/inbox/${contact}`,
    body: JSON.stringify({ body: 'Een bericht om mee te meten.' }),
  },
];

/** The group and the conversation with the longest lists, each with the number of its last full page, and a contact. */
interface LongestLists {
  group: string;
  groupPages: number;
  id: number;
  conversation: string;
  pages: number;
  /** The member with whom the viewer has the longest thread. */
  contact: number;
}

interface Site {
  load: (request: MeasuredRequest) => Load;
  /** The tables of many rows that were read whole since the site started, each with how often. */
  listScanned(): Promise<string[]>;
  stop(): Promise<void>;
}

/** Tables with fewer rows may be read whole. */
const MANY_ROWS = 10_000;

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
  const selected = REQUESTS.filter(({ title }) => title.includes(options.only));
  for (const request of selected) if (await exists(few.load(request))) console.log(await measure(request));
  const scanned = await many.listScanned();
  const found = scanned.length === 0 ? 'none' : scanned.join(', ');
  console.log(`\nTables with over ${MANY_ROWS.toLocaleString('en')} rows that were read whole meanwhile: ${found}.`);
  if (scanned.length > 0) process.exitCode = 1;
} finally {
  await few.stop();
  await many.stop();
}

async function startSite(bulk: BulkAmounts): Promise<Site> {
  const folder = mkdtempSync(join(tmpdir(), 'niergenoten-bulk-'));
  const { origin, databaseUrl, stop } = await startBenchSite(folder, { bulk });
  const client = new pg.Client(databaseUrl);
  await client.connect();
  const lists = await prepareLists(client);
  const { cookie, antiforgery } = await logIn(origin, VIEWER_EMAIL, DEMO_PASSWORD);
  await client.query('select pg_stat_reset()');
  return {
    load: ({ path, body }) => ({
      url: origin + path(lists),
      headers: { cookie, ...(body && { 'x-xsrf-token': antiforgery, 'sec-fetch-site': 'same-origin' }) },
      ...(body && { body }),
    }),
    listScanned: async () => {
      const { rows } = await client.query<{ scanned: string }>(`
        select pg_class.relname || ' (' || seq_scan || ')' as scanned from pg_stat_user_tables
        join pg_class on pg_class.oid = relid
        where seq_scan > 0 and reltuples > ${MANY_ROWS} order by 1
      `);
      return rows.map(({ scanned }) => scanned);
    },
    async stop() {
      await client.end();
      await stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** Finds the longest lists, and makes the viewer follow conversations of all ages. */
async function prepareLists(client: pg.Client): Promise<LongestLists> {
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
  const { rows } = await client.query(
    `
    select biggest.slug as group, biggest.conversation_count / 10 as "groupPages",
      longest.id, '/groepen/' || discussion_group.slug || '/' || longest.slug as conversation,
      longest.reaction_count / 50 as pages, talk.contact
    from (select * from discussion_group order by conversation_count desc limit 1) as biggest,
      (select * from conversation order by reaction_count desc limit 1) as longest
      join discussion_group on discussion_group.id = group_id,
      (
        select creator_id + other_id - viewer.id as contact
        from member as viewer
        join contact_link on viewer.id in (creator_id, other_id) and state = 'accepted'
        join message on message.contact_link_id = contact_link.id
        where viewer.email = $1
        group by 1 order by count(*) desc limit 1
      ) as talk
  `,
    [VIEWER_EMAIL],
  );
  return rows[0];
}

async function exists({ url, headers, body }: Load): Promise<boolean> {
  if (body) return true;
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
