// Kills the web process at random moments while 10,000 reactions are posted, and records each acknowledged one (R34): no
// acknowledged reaction is lost, and none that was sent again is stored twice. Run by `npm run proof`.
import assert from 'node:assert/strict';
import { type ChildProcess, spawn } from 'node:child_process';
import { randomInt, randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { openDatabase, openPool } from '#app/platform/database/database.ts';
import { openLog } from '#app/platform/log.ts';
import { DEMO_ACCOUNTS, DEMO_PASSWORD } from '#settings/demo.js';
import { logIn, prepareBenchSite, waitUntilReady } from '../../bench/sites/bench-site.ts';

const REACTIONS = 10_000;
const SENDERS = 16;

interface Entry {
  text: string;
  key: string;
  acknowledged: number | null;
}

const folder = mkdtempSync(join(tmpdir(), 'niergenoten-kill-'));
const site = await prepareBenchSite(folder);
const log = openLog('error', 'worker');
const db = openDatabase({ pool: openPool({ url: site.databaseUrl, size: 2, log }), log });
let web = await startWeb();
let finished = false;

const conversation = await db
  .selectFrom('conversation')
  .select(['id', 'reactionCount'])
  .orderBy('id')
  .executeTakeFirstOrThrow();
const session = await logIn(site.origin, DEMO_ACCOUNTS[0]?.email ?? '', DEMO_PASSWORD);
const ledger: Entry[] = Array.from({ length: REACTIONS }, (_, number) => ({
  text: `Uit het kasboek: ${number}`,
  key: randomUUID(),
  acknowledged: null,
}));

const queue = [...ledger];
const killing = killRepeatedly();
await Promise.all(Array.from({ length: SENDERS }, sendQueue));
finished = true;
const kills = await killing;

const rows = await db
  .selectFrom('reaction')
  .select(['id', 'body'])
  .where((eb) => eb.and({ subjectKind: 'conversation', subjectId: conversation.id }))
  .where('body', 'like', 'Uit het kasboek: %')
  .execute();
const storedReactions = Map.groupBy(rows, (row) => row.body);
for (const { text, acknowledged } of ledger) {
  assert.deepEqual(
    storedReactions.get(text)?.map(({ id }) => id),
    [acknowledged],
    `${text}: the stored reaction is the acknowledged one`,
  );
}
const { reactionCount } = await db
  .selectFrom('conversation')
  .select('reactionCount')
  .where('id', '=', conversation.id)
  .executeTakeFirstOrThrow();
assert.equal(reactionCount, conversation.reactionCount + REACTIONS);
console.log(`${REACTIONS} reactions, ${kills} kills of the web process: none lost, none doubled.`);

web.kill('SIGTERM');
await once(web, 'exit');
await db.destroy();
await site.stop();
rmSync(folder, { recursive: true, force: true });

async function startWeb(): Promise<ChildProcess> {
  const started = spawn(process.execPath, ['build/server/server.js'], { env: site.environment, stdio: 'inherit' });
  await waitUntilReady(`${site.origin}/readyz`);
  return started;
}

async function killRepeatedly(): Promise<number> {
  let kills = 0;
  while (!finished) {
    await wait(randomInt(300, 2500));
    web.kill('SIGKILL');
    await once(web, 'exit');
    web = await startWeb();
    kills += 1;
  }
  return kills;
}

/** Sends the queue; each reaction is sent with the same key until it is acknowledged. */
async function sendQueue(): Promise<void> {
  for (let entry = queue.pop(); entry; entry = queue.pop()) {
    while (entry.acknowledged === null) entry.acknowledged = await sendOnce(entry).catch(() => wait(50, null));
  }
}

async function sendOnce({ text, key }: Entry): Promise<number | null> {
  const response = await fetch(`${site.origin}/api/v1/conversations/${conversation.id}/reactions`, {
    method: 'POST',
    headers: {
      cookie: session.cookie,
      'x-xsrf-token': session.antiforgery,
      'sec-fetch-site': 'same-origin',
      'content-type': 'application/json',
      'idempotency-key': key,
    },
    body: JSON.stringify({ Body: text }),
    signal: AbortSignal.timeout(5000),
  });
  if (!response.ok) throw new Error(`answered with ${response.status}`);
  return ((await response.json()) as { Id: number }).Id;
}
