// node bench/search/speed.ts: how fast the search answers with 200,000 conversations and posts, beside the content of
// content/. Twenty requests a second, by members and visitors in turn, at even intervals; and again at random moments, when
// some meet. Exits with 1 when at even intervals a search takes more than 50 ms in the 99th percentile, or a suggestion more
// than 20 ms, or twice that at random. `--data FOLDER` keeps the site's data there for the next time: making them takes a quarter of an hour.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import pg from 'pg';
import { SUGGESTIONS, searchPath } from '#app/features/search/paths.ts';
import { DEMO_ACCOUNTS, DEMO_PASSWORD } from '#settings/demo.js';
import { measureP99 } from '../measure/measure-p99.ts';
import { requireWrk, runWrk } from '../measure/wrk.ts';
import { logIn, startBenchSite } from '../sites/bench-site.ts';

/** With them come 200,000 posts of blogs. */
const BULK = { members: 100_000, conversations: 20_000, reactions: 100_000 };

/** How long the worker may take to store the content and index everything, in milliseconds. */
const DEADLINE = 30 * 60_000;

/** How many searches of members are sent a second, and as many of visitors, and for how many seconds. */
const PACE = { rate: 10, seconds: 30 } as const;

/** How long to search before it is measured, in seconds: statements are prepared and planned on each connection. */
const WARM_UP = 5;

/** The longest allowed 99th percentile, in milliseconds. */
const MAX_SEARCH = 50;
const MAX_SUGGESTION = 20;

const REQUESTS = [
  { title: 'a common word', path: searchPath({ term: 'dialyse' }), max: MAX_SEARCH },
  { title: 'three common words', path: searchPath({ term: 'dialyse nieren moe' }), max: MAX_SEARCH },
  {
    title: 'a question',
    path: searchPath({ term: 'Hoeveel zout mag ik eten na een transplantatie?' }),
    max: MAX_SEARCH,
  },
  { title: 'a typing error and a compound', path: searchPath({ term: 'tranplantatie kaliumarm' }), max: MAX_SEARCH },
  {
    title: 'blogs alone, the third page',
    path: searchPath({ term: 'moe', pillar: 'blogs', page: 3 }),
    max: MAX_SEARCH,
  },
  {
    title: 'eight words',
    path: searchPath({ term: 'werk vakantie kind dialyse medicijn zout moe donor' }),
    max: MAX_SEARCH,
  },
  { title: 'a suggestion', path: SUGGESTIONS.path('nier'), max: MAX_SUGGESTION },
];

requireWrk();
const { values: options } = parseArgs({
  options: {
    data: { type: 'string' },
    /** Measures only the requests whose title contains this text. */
    only: { type: 'string', default: '' },
  },
});
const folder = options.data ?? mkdtempSync(join(tmpdir(), 'niergenoten-search-'));
mkdirSync(folder, { recursive: true });
const filled = join(folder, 'filled');
const site = await startBenchSite(folder, existsSync(filled) ? {} : { bulk: BULK, content: true });
writeFileSync(filled, '');
const worker = spawn(process.execPath, ['build/server/worker.js'], { env: site.environment, stdio: 'inherit' });
const client = new pg.Client(site.databaseUrl);
await client.connect();
try {
  const began = Date.now();
  await waitUntilIndexed();
  const { rows } = await client.query('select count(*)::integer as entries from search_entry');
  const { rows: postings } = await client.query('select count(*)::integer as postings from search_posting');
  console.log(
    `${rows[0].entries} entries, ${postings[0].postings} postings, indexed in ${Math.round((Date.now() - began) / 1000)} s\n`,
  );
  const { cookie } = await logIn(site.origin, DEMO_ACCOUNTS[0]?.email ?? '', DEMO_PASSWORD);
  console.log(
    '| search | p99, member | p99, visitor | the same at random | requests/s, member |\n|---|--:|--:|--:|--:|',
  );
  for (const { title, path, max } of REQUESTS.filter((one) => one.title.includes(options.only))) {
    const member = { url: site.origin + path, headers: { cookie } };
    const loads = [member, { url: member.url }];
    await Promise.all(loads.map((load) => runWrk(load, WARM_UP)));
    const even = await measureP99(loads, { ...PACE, arrivals: 'even' });
    const random = await measureP99(loads, { ...PACE, arrivals: 'random' });
    const { perSecond } = await runWrk(member, 5);
    const [asMember, asVisitor] = even.map(inMilliseconds);
    console.log(
      `| ${title} | ${asMember} | ${asVisitor} | ${random.map(inMilliseconds).join(', ')} | ${perSecond.toFixed(0)} |`,
    );
    if (even.some((time) => time > max) || random.some((time) => time > 2 * max)) process.exitCode = 1;
  }
} finally {
  await client.end();
  worker.kill('SIGTERM');
  await once(worker, 'exit');
  await site.stop();
  if (!options.data) rmSync(folder, { recursive: true, force: true });
}

function inMilliseconds(time: number): string {
  return `${time.toFixed(0)} ms`;
}

/** Waits until the worker has stored and indexed all content and all that members wrote, and learnt the vocabulary. */
async function waitUntilIndexed(): Promise<void> {
  for (const end = Date.now() + DEADLINE; Date.now() < end; await wait(2000)) {
    const { rows } = await client.query(`
      select index_version > 0 and vocabulary_version > 0 and documents = (select count(*) from document)
        and not exists (select from editorial.publication)
        and not exists (select from pgboss.job where group_id like '%--search' and state < 'completed') as done
      from search_state
    `);
    if (rows[0].done) break;
  }
  await client.query('vacuum analyze');
}
