// node bench/bulk.ts: compares the speed of the site with 100,000 members and 1,000,000 reactions to that with 300 and
// 1,000. Exits with 1 when the site is slower with bulk data, or read a growing table whole.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import pg from 'pg';
import { DEMO_PASSWORD } from '#settings/demo.js';
import { type MeasuredRequest, prepareLists, REQUESTS, VIEWER_EMAIL } from './bulk-requests.ts';
import { measureP99 } from './measure/measure-p99.ts';
import { startPlainServer } from './measure/start-plain-server.ts';
import { type Load, requireWrk, runWrk } from './measure/wrk.ts';
import { type BulkAmounts, logIn, startBenchSite } from './sites/bench-site.ts';

const { values: options } = parseArgs({
  options: {
    /** Measures only the requests whose title contains one of these texts, separated by commas. */
    only: { type: 'string', default: '' },
    /** How long the 99th percentile of each is measured. One request in a hundred must be several. */
    seconds: { type: 'string', default: '40' },
  },
});

/** Two amounts of the same kind of data. The measured pages are equally full with both. */
const FEW: BulkAmounts = { members: 100, conversations: 150, reactions: 1000 };
const MANY: BulkAmounts = { members: 100_000, conversations: 20_000, reactions: 1_000_000 };

/** The load for measuring the 99th percentile: requests a second, and seconds. */
const P99_LOAD = { rate: 20, seconds: Number(options.seconds), arrivals: 'even' } as const;

/** How long the requests a second are measured, in seconds. */
const SECONDS = 8;

/** The largest allowed ratio of the response times with many and with few data. */
const MAX_RATIO = 1.3;

interface Site {
  load: (request: MeasuredRequest) => Load;
  /** The tables of many rows that requests read whole, each with how often. */
  listScanned(): Promise<string[]>;
  stop(): Promise<void>;
}

/** Tables with fewer rows may be read whole. */
const MANY_ROWS = 10_000;

/** The worker counts whole tables at intervals of ten minutes. A request that read one would do so a thousand times. */
const SCANS_OF_WORKER = 20;

requireWrk();
const few = await startSite(FEW);
const many = await startSite(MANY);
try {
  console.log(
    [
      `| page, requested ${P99_LOAD.rate} times a second | p99, ${amountsInWords(FEW)} | p99, ${amountsInWords(MANY)} | ratio | requests/s | plain node:http | ratio |`,
      '|---|--:|--:|--:|--:|--:|--:|',
    ].join('\n'),
  );
  const selected = REQUESTS.filter(({ title }) => options.only.split(',').some((text) => title.includes(text)));
  for (const request of selected) {
    for (const site of [few, many]) await requireThere(site.load(request));
    console.log(await measure(request));
  }
  const scanned = await many.listScanned();
  const found = scanned.length === 0 ? 'none' : scanned.join(', ');
  console.log(`\nTables with over ${MANY_ROWS.toLocaleString('en')} rows that requests read whole: ${found}.`);
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
    load: ({ path, body, visitor }) => ({
      url: origin + path(lists),
      headers: {
        ...(!visitor && { cookie }),
        ...(body && { 'x-xsrf-token': antiforgery, 'sec-fetch-site': 'same-origin' }),
      },
      ...(body && { body }),
    }),
    listScanned: async () => {
      const { rows } = await client.query<{ scanned: string }>(`
        select pg_class.relname || ' (' || seq_scan || ')' as scanned from pg_stat_user_tables
        join pg_class on pg_class.oid = relid
        where seq_scan > ${SCANS_OF_WORKER} and reltuples > ${MANY_ROWS} order by 1
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

/** Requests the page once. Throws when it does not exist. */
async function requireThere({ url, headers, body }: Load): Promise<void> {
  if (body) return;
  const response = await fetch(url, { headers: headers ?? {}, redirect: 'manual' });
  await response.arrayBuffer();
  if (response.status !== 200) throw new Error(`${url} answered ${response.status}`);
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
