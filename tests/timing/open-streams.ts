// R33: a web process holds 1,000 open pages. Opens so many event streams of the demo's members, and measures what they cost
// in memory and CPU, how soon all of them hear of a change, and what that does to a member's page. Run by `npm run proof`.
import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';
import { DEMO_ACCOUNTS, DEMO_PASSWORD } from '#settings/demo.js';
import { settingsEnvironment } from '#settings/environments.js';
import { measureP99 } from '../../bench/measure/measure-p99.ts';
import { cpuTime, residentMemory, waitUntilAtRest } from '../../bench/measure/process-usage.ts';
import { median } from '../../bench/measure/rounds.ts';
import { logIn, prepareBenchSite, waitUntilReady } from '../../bench/sites/bench-site.ts';
import { type OpenStream, openStream } from '../support/open-stream.ts';

const STREAMS = 1000;
const PER_MEMBER = 10;
const CHANGES = 20;
const IDLE_SECONDS = 60;
const PACE = { rate: 20, seconds: 40, arrivals: 'even' } as const;

const MAX_KILOBYTES = 50; // of each stream
const MAX_DELIVERY = 1000; // milliseconds until the last of all streams has heard of a change of everybody
const MAX_RATIO = 1.3; // of a page's p99 with the streams, beside without

const folder = mkdtempSync(join(tmpdir(), 'niergenoten-streams-'));
const site = await prepareBenchSite(folder);
const env = { ...site.environment, ...settingsEnvironment({ LIMIT_LOGIN: '100000000/60' }) };
const web = spawn(process.execPath, ['build/server/server.js'], { env, stdio: 'inherit' });
process.once('exit', () => web.kill()); // also after an error
await waitUntilReady(`${site.origin}/readyz`);
const pid = web.pid ?? 0;
const database = new pg.Client(site.databaseUrl);
await database.connect();

const { cookie } = await logIn(site.origin, DEMO_ACCOUNTS[0]?.email ?? '', DEMO_PASSWORD);
const page = { url: `${site.origin}/groepen`, headers: { cookie } };
await measureP99([page], PACE); // compiles the code
const cookies = await logInMembers(STREAMS / PER_MEMBER);
await waitUntilAtRest(pid);

const before = { memory: residentMemory(pid), p99: await pageP99() };
const streams: OpenStream[] = [];
for (const member of cookies) streams.push(...(await openStreamsOf(member)));
assert.deepEqual(new Set(streams.map(({ status }) => status)), new Set([200]));
await waitUntilAtRest(pid);
const opened = residentMemory(pid);
const cpuAtStart = cpuTime(pid);
await wait(IDLE_SECONDS * 1000);
const idle = (cpuTime(pid) - cpuAtStart) / (IDLE_SECONDS * 10);
const deliveries: number[] = [];
for (let change = 1; change <= CHANGES; change += 1) deliveries.push(await timeDelivery(change));
const during = { memory: residentMemory(pid), p99: await pageP99() };

const kilobytes = ((opened - before.memory) * 1000) / STREAMS;
const slowest = Math.max(...deliveries);
console.log(
  [
    `| ${STREAMS.toLocaleString('en')} open event streams of ${cookies.length} members on one web process | |`,
    '|---|--:|',
    `| memory before, with the streams, and after ${CHANGES} changes | ${[before.memory, opened, during.memory].map((memory) => memory.toFixed(0)).join(', ')} MB |`,
    `| memory of a stream | ${kilobytes.toFixed(1)} kB |`,
    `| CPU while nothing changes, of a core | ${idle.toFixed(2)} % |`,
    `| all hear of a change of everybody, median and slowest of ${CHANGES} | ${median(deliveries).toFixed(0)} and ${slowest.toFixed(0)} ms |`,
    `| p99 of a member's page without and with the streams | ${before.p99.toFixed(1)} and ${during.p99.toFixed(1)} ms |`,
  ].join('\n'),
);

for (const stream of streams) stream.close();
await database.end();
web.kill('SIGTERM');
await once(web, 'exit');
await site.stop();
rmSync(folder, { recursive: true, force: true });
assert.ok(kilobytes <= MAX_KILOBYTES, 'a stream costs too much memory');
assert.ok(slowest <= MAX_DELIVERY, 'a change arrives too late');
assert.ok(during.p99 / before.p99 <= MAX_RATIO, 'open streams slow the pages');

/** Logs in members of the demo; gives their cookies. */
async function logInMembers(count: number): Promise<string[]> {
  const { rows } = await database.query<{ email: string }>(
    `select email from member where email like '%@people.example.org' order by id limit $1`,
    [count],
  );
  const sessions: string[] = [];
  for (const { email } of rows) sessions.push((await logIn(site.origin, email, DEMO_PASSWORD)).cookie);
  return sessions;
}

function openStreamsOf(member: string): Promise<OpenStream[]> {
  return Promise.all(Array.from({ length: PER_MEMBER }, () => openStream(site.origin, { cookie: member })));
}

async function pageP99(): Promise<number> {
  const [p99 = Number.NaN] = await measureP99([page], PACE);
  return p99;
}

/**
 * Tells of a change of every member, the nth one, and waits until each stream has brought it. Gives the time in
 * milliseconds.
 */
async function timeDelivery(nth: number): Promise<number> {
  const begun = performance.now();
  await database.query(`select pg_notify('live', 'messages ' || id) from member`);
  while (streams.some((stream) => stream.topics().length < nth)) {
    if (performance.now() - begun > 30_000) throw new Error(`Change ${nth} did not arrive everywhere.`);
    await wait(5);
  }
  return performance.now() - begun;
}
