// R38: a flood of logins does not slow the pages. While 100 clients log in at once, and again and again, 99 of 100 requests
// for a page or a file are answered within twice the time that they take without them. Run by `npm run proof`.
import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { Worker } from 'node:worker_threads';
import { DEMO_ACCOUNTS, DEMO_PASSWORD } from '#database/seed/demo-accounts.ts';
import { settingsEnvironment } from '#settings/environments.js';
import { measureP99 } from '../../bench/measure/measure-p99.ts';
import { logIn, prepareBenchSite, waitUntilReady } from '../../bench/sites/bench-site.ts';
import type { FloodCount } from './login-flood-clients.ts';

const ROUNDS = 3;
const RATE = 20; // requests for each page a second
const SECONDS = 5;
const MAX_RATIO = 2;

const folder = mkdtempSync(join(tmpdir(), 'niergenoten-flood-'));
const site = await prepareBenchSite(folder);
const env = { ...site.environment, ...settingsEnvironment({ LIMIT_LOGIN: '100000000/60' }) };
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

const quiet: number[][] = [];
const flooded: number[][] = [];
const counts: FloodCount[] = [];
const logins: number[] = [];
const measure = () => measureP99(Object.values(loads), { rate: RATE, seconds: SECONDS });
await measure(); // compiles the code
for (let round = 0; round < ROUNDS; round += 1) {
  quiet.push(await measure());
  const clients = new Worker(resolve('tests/timing/login-flood-clients.ts'), { workerData: site.origin });
  await wait(500);
  flooded.push(await measure());
  logins.push(await timeOfLogin());
  const counted = once(clients, 'message');
  clients.postMessage('stop');
  counts.push(((await counted) as [FloodCount])[0]);
  await once(clients, 'exit');
}

console.log('| | p99 without logins, ms | p99 during 100 logins at once, ms |\n|---|---|---|');
const ratios = Object.keys(loads).map((what, index) => {
  const [without, during] = [quiet, flooded].map((rounds) => median(rounds.map((p99s) => p99s[index] ?? 0)));
  console.log(`| ${what} | ${without?.toFixed(1)} | ${during?.toFixed(1)} |`);
  return (during ?? 0) / (without ?? 0);
});
const answered = counts.reduce((sum, count) => sum + count.answered, 0);
const refused = counts.reduce((sum, count) => sum + count.refused, 0);
console.log(
  `\n${answered} logins were answered and ${refused} refused; a genuine one took ${median(logins).toFixed(0)} ms.`,
);

web.kill('SIGTERM');
await once(web, 'exit');
await site.stop();
rmSync(folder, { recursive: true, force: true });
assert.ok(
  ratios.every((ratio) => ratio <= MAX_RATIO),
  `logins slow the pages: ${ratios.map((ratio) => ratio.toFixed(1)).join(', ')} times`,
);

/** How long a genuine login takes during the flood, in milliseconds. One that is refused is tried again after a second. */
async function timeOfLogin(): Promise<number> {
  const begun = performance.now();
  for (;;) {
    const response = await fetch(`${site.origin}/api/v1/login/login`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'sec-fetch-site': 'same-origin' },
      body: JSON.stringify({ Email: email, Password: DEMO_PASSWORD }),
    });
    if (response.status === 200) return performance.now() - begun;
    assert.equal(response.status, 503);
    await wait(1000);
  }
}

function median(values: number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;
}
