// Ten days of digests, across the beginning of summer time, with worker processes that are killed between and during runs,
// and then ten minutes without a mail server: each item reaches each reader once. Run by `npm run proof`.
import assert from 'node:assert/strict';
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { LEASE } from '#app/features/digests/rules.ts';
import { DAY, HOUR, MINUTE, SECOND } from '#app/platform/clock.ts';
import { openDatabase, openPool } from '#app/platform/database/database.ts';
import { openLog } from '#app/platform/log.ts';
import { Random } from '#database/seed/load/random.ts';
import { settingsEnvironment } from '#settings/environments.js';
import { prepareBenchSite } from '../../bench/sites/bench-site.ts';
import { startMailServer } from '../support/mail-server.ts';
import { entriesOf } from '../support/mailed-entries.ts';
import { addEntry, makeCommunity, type Told, writeNews } from './digests/make-community.ts';

/** Nine in the morning in Amsterdam of the first day, in winter time; from the fifth on it is an hour earlier in UTC. */
const FIRST = Date.parse('2027-03-24T08:00:00Z');
const SUMMER_TIME = Date.parse('2027-03-28T01:00:00Z');
const DAYS = 10;
const SPEED = 20;

const random = new Random(20);
const folder = mkdtempSync(join(tmpdir(), 'niergenoten-digests-'));
const server = await startMailServer();
const site = await prepareBenchSite(folder);
const log = openLog('error', 'worker');
const db = openDatabase({ pool: openPool({ url: site.databaseUrl, size: 2, log }), log });
const environment = { ...site.environment, ...settingsEnvironment({ SMTP_URL: server.url, LOG_LEVEL: 'silent' }) };
const community = await makeCommunity(db, new Date(FIRST - DAY), random);
const expected: Told = new Map();
let kills = 0;

for (let day = 0; day < DAYS + 2; day += 1) {
  if (day < DAYS) await writeNewsBefore(day);
  await runDay(morningOf(day));
}
const delivered = server.mails.length;
checkTold();
const doubled = delivered - new Set(server.mails.map(({ messageId }) => messageId)).size;

await writeNewsBefore(DAYS + 2);
for (const day of [DAYS + 2, DAYS + 3]) await runWithoutServer(morningOf(day));
checkTold();
const after = server.mails.slice(delivered);
assert.equal(new Set(after.map(({ messageId }) => messageId)).size, after.length, 'a mail came twice after the outage');

const items = [...expected.values()].reduce((sum, count) => sum + count, 0);
console.log(
  `${items} items for ${community.memberIds.length} readers in ${DAYS} days, ${kills} kills of the worker: each told once, in ${delivered} mails.`,
);
console.log(
  `${doubled} of these were sent again after a kill, each with the id of the first, by which a mailbox shows one.`,
);
console.log(`Ten minutes without a mail server: all ${after.length} arrived, none twice.`);

await db.destroy();
await site.stop();
await server.stop();
rmSync(folder, { recursive: true, force: true });

/** Nine in the morning in Amsterdam, so many days after the first. */
function morningOf(day: number): number {
  const morning = FIRST + day * DAY;
  return morning > SUMMER_TIME ? morning - HOUR : morning;
}

/** Writes what the digests of this day tell half of the members: later than the workers of the day before came. */
async function writeNewsBefore(day: number): Promise<void> {
  const [from, to] = [new Date(morningOf(day) - 12 * HOUR), new Date(morningOf(day) - 6 * MINUTE)];
  await writeNews(db, community, { from, to, random, expected });
}

function startWorker(at: number, speed = 1): ChildProcess {
  const preload = resolve('tests/faults/digests/moved-date.js');
  const moved = { MOVED_BY: String(at - Date.now()), MOVED_SPEED: String(speed) };
  return spawn(process.execPath, ['--import', preload, 'build/server/worker.js'], {
    env: { ...environment, ...moved },
    stdio: ['ignore', 'inherit', 'inherit'],
  });
}

async function end(worker: ChildProcess, signal: 'SIGKILL' | 'SIGTERM'): Promise<void> {
  worker.kill(signal);
  if (worker.exitCode === null && worker.signalCode === null) await once(worker, 'exit');
}

/** Runs workers from this morning on, which are killed up to four times, until all digests of the day are sent. */
async function runDay(morning: number): Promise<void> {
  let at = morning;
  for (let kill = random.below(5); kill > 0; kill -= 1) {
    const worker = startWorker(at);
    const before = server.mails.length;
    // Between runs, or in the middle of the mails.
    if (random.chance(0.3)) await wait(random.below(3000));
    else
      for (let time = 0; time < 200 && server.mails.length < before + 1 + random.below(60); time += 1) await wait(50);
    await end(worker, 'SIGKILL');
    kills += 1;
    at += random.chance(0.5) ? LEASE + SECOND : MINUTE;
  }
  const worker = startWorker(at, SPEED * 6);
  await untilSent(morning);
  await end(worker, 'SIGTERM');
}

/** Runs a worker this morning while the mail server is down for ten minutes of its time. */
async function runWithoutServer(morning: number): Promise<void> {
  const before = server.mails.length;
  await server.stop();
  const worker = startWorker(morning, SPEED);
  await wait((10 * MINUTE) / SPEED);
  assert.equal(server.mails.length, before);
  assert.notEqual(await countWaiting(), 0);
  await server.start();
  await untilSent(morning);
  await end(worker, 'SIGTERM');
}

async function untilSent(morning: number): Promise<void> {
  for (let second = 0; second < 120; second += 1) {
    await wait(SECOND);
    const day = new Date(morning).toISOString().slice(0, 10);
    const run = await db.selectFrom('digestRun').select('endedAt').where('day', '=', day).executeTakeFirst();
    if (run?.endedAt && (await countWaiting()) === 0) return;
  }
  throw new Error(`The digests of ${new Date(morning).toISOString()} were not sent in two minutes.`);
}

async function countWaiting(): Promise<number> {
  const { count } = await db
    .selectFrom('digest')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('nextTryAt', 'is not', null)
    .executeTakeFirstOrThrow();
  return count;
}

/** Compares what the mails say, one of each id, with what was written. */
function checkTold(): void {
  const told: Told = new Map();
  for (const mail of new Map(server.mails.map((one) => [one.messageId, one])).values()) {
    const number = Number(/^digest(\d+)@/.exec(mail.to?.[0]?.address ?? '')?.[1]);
    const readerId = community.memberIds[number] ?? 0;
    for (const entry of entriesOf(mail)) addEntry(told, readerId, entry);
  }
  assert.deepEqual([...told].sort(), [...expected].sort());
}
