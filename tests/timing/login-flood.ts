// R38: a flood of logins does not slow the pages. While 100 clients of one network log in at once, and again and again, 99
// of 100 requests for a page or a file are answered within twice the time that they take without them, and a login from
// another network within a second. Run by `npm run proof`.
import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { createHistogram, type RecordableHistogram } from 'node:perf_hooks';
import { setTimeout as wait } from 'node:timers/promises';
import { Worker } from 'node:worker_threads';
import { DEMO_ACCOUNTS, DEMO_PASSWORD } from '#settings/demo.js';
import { settingsEnvironment } from '#settings/environments.js';
import { measureTimes, p99 } from '../../bench/measure/measure-p99.ts';
import { median } from '../../bench/measure/rounds.ts';
import { logIn, prepareBenchSite, waitUntilReady } from '../../bench/sites/bench-site.ts';
import type { FloodCount } from './login-flood-clients.ts';

const ROUNDS = 4;
const RATE = 20; // requests for each page a second
const SECONDS = 15;
const MAX_RATIO = 2;
const LOGINS = 5; // genuine ones, one after another
const MAX_LOGIN = 1000; // milliseconds
const ANOTHER_NETWORK = '192.0.2.1';

const folder = mkdtempSync(join(tmpdir(), 'niergenoten-flood-'));
const site = await prepareBenchSite(folder);
const settings = settingsEnvironment({ LIMIT_LOGIN: '100000000/60', TRUST_PROXY: '127.0.0.1' });
const env = { ...site.environment, ...settings };
const web = spawn(process.execPath, ['build/server/server.js'], { env, stdio: 'inherit' });
process.once('exit', () => web.kill()); // also after an error
await waitUntilReady(`${site.origin}/readyz`);

const { email } = DEMO_ACCOUNTS[0] ?? { email: '' };
const { cookie } = await logIn(site.origin, email, DEMO_PASSWORD);
const file = readdirSync('build/client/assets').find((name) => name.endsWith('.js'));
const loads = {
  'a cached page': { url: `${site.origin}/groepen` },
  "a member's page": { url: `${site.origin}/groepen`, headers: { cookie } },
  'a file': { url: `${site.origin}/assets/${file}` },
};

const quiet = Object.values(loads).map(() => createHistogram());
const flooded = Object.values(loads).map(() => createHistogram());
const counts: FloodCount[] = [];
const quietLogins: number[] = [];
const floodedLogins: number[] = [];
await measureInto(Object.values(loads).map(() => createHistogram())); // compiles the code
for (let round = 0; round < ROUNDS; round += 1) {
  await measureInto(quiet);
  quietLogins.push(...(await timeLogins()));
  const clients = new Worker(resolve('tests/timing/login-flood-clients.ts'), { workerData: site.origin });
  await wait(500);
  await measureInto(flooded);
  floodedLogins.push(...(await timeLogins()));
  const counted = once(clients, 'message');
  clients.postMessage('stop');
  counts.push(((await counted) as [FloodCount])[0]);
  await once(clients, 'exit');
}

console.log('| | p99 without logins, ms | p99 during 100 logins at once, ms |\n|---|---|---|');
const ratios = Object.keys(loads).map((what, index) => {
  const [without = 0, during = 0] = [quiet, flooded].map((measured) => p99(measured[index] ?? createHistogram()));
  console.log(`| ${what} | ${without.toFixed(1)} | ${during.toFixed(1)} |`);
  return during / without;
});
const [quietLogin, floodedLogin] = [quietLogins, floodedLogins].map((times) => median(times).toFixed(0));
const answered = counts.reduce((sum, count) => sum + count.answered, 0);
const refused = counts.reduce((sum, count) => sum + count.refused, 0);
console.log(`| a login from another network, median | ${quietLogin} | ${floodedLogin} |`);
console.log(`\n${answered} logins of the flood were answered and ${refused} refused.`);

web.kill('SIGTERM');
await once(web, 'exit');
await site.stop();
rmSync(folder, { recursive: true, force: true });
assert.ok(
  ratios.every((ratio) => ratio <= MAX_RATIO),
  `logins slow the pages: ${ratios.map((ratio) => ratio.toFixed(1)).join(', ')} times`,
);
assert.ok(median(floodedLogins) <= MAX_LOGIN, 'logins of one network slow those of another');

/** Adds a round's response times to those of the rounds before. */
async function measureInto(all: RecordableHistogram[]): Promise<void> {
  const round = await measureTimes(Object.values(loads), { rate: RATE, seconds: SECONDS, arrivals: 'random' });
  for (const [index, times] of round.entries()) all[index]?.add(times);
}

/** How long genuine logins from another network take, in milliseconds. */
async function timeLogins(): Promise<number[]> {
  const times: number[] = [];
  while (times.length < LOGINS) {
    const begun = performance.now();
    const response = await fetch(`${site.origin}/api/v1/login/login`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        'sec-fetch-site': 'same-origin',
        'x-forwarded-for': ANOTHER_NETWORK,
      },
      body: JSON.stringify({ Email: email, Password: DEMO_PASSWORD }),
    });
    assert.equal(response.status, 200);
    times.push(performance.now() - begun);
  }
  return times;
}
