// R1, R2: the response time does not show whether an address has an account, or gets the newsletter. Each call with an
// address is made for 200 pairs of a known and an unknown address, in turn; the medians may differ by 5 ms. Run by `npm run
// proof`.
import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { solveChallenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import { withDatabase } from '#app/platform/database/with-database.ts';
import { readDemo } from '#database/seed/read-demo.ts';
import { settingsEnvironment } from '#settings/environments.js';
import { median } from '../../bench/measure/rounds.ts';
import { prepareBenchSite, waitUntilReady } from '../../bench/sites/bench-site.ts';

const WARM_UP = 20;
const PAIRS = 200;
const MAX_DIFFERENCE = 5; // milliseconds

const folder = mkdtempSync(join(tmpdir(), 'niergenoten-timing-'));
const site = await prepareBenchSite(folder);
const settings = settingsEnvironment({
  LIMIT_LOGIN: '100000000/60',
  LIMIT_REGISTER: '100000000/60',
  LIMIT_FORGOT_PASSWORD: '100000000/60',
  LIMIT_REQUEST_LOGIN_LINK: '100000000/60',
  LIMIT_RECONFIRM_EMAIL: '100000000/60',
  LIMIT_CAPTCHA: '100000000/60',
  LIMIT_NEWSLETTER_REQUEST: '100000000/60',
  CAPTCHA_COST: '1',
});
const env = { ...site.environment, ...settings };
const web = spawn(process.execPath, ['build/server/server.js'], { env, stdio: 'inherit' });
await waitUntilReady(`${site.origin}/readyz`);

let nameCount = 0;
const { people } = await readDemo();
const known = people.map(({ username }) => `${username.toLowerCase()}@people.example.org`);
await subscribeAll(known);
const unknown = known.map((_address, number) => `niemand${number}@people.example.org`);

const bodies: Record<string, (email: string) => Promise<object>> = {
  'Registration/Register': async (Email) => ({
    Username: nextName(),
    Email,
    Password: 'zonnebloem7',
    RelationshipId: 55362,
    Terms: true,
    Recaptcha: await solvedCaptcha(),
  }),
  // At most five attempts an address: there are more people than a fifth of the pairs.
  'login/login': async (Email) => ({ Email, Password: 'iets-anders-9' }),
  'Registration/ReconfirmEmail': async (Email) => ({ Email }),
  'Registration/ForgotPassword': async (Email) => ({ Email }),
  'login/mail': async (Email) => ({ Email }),
  'newsletter/request': async (Email) => ({ Email, Recaptcha: await solvedCaptcha() }),
};

console.log('| call | known, median ms | unknown, median ms |\n|---|---|---|');
const failures: string[] = [];
for (const [call, bodyOf] of Object.entries(bodies)) {
  const times = { known: [] as number[], unknown: [] as number[] };
  for (let pair = 0; pair < WARM_UP + PAIRS; pair += 1) {
    const sides = pair % 2 ? (['known', 'unknown'] as const) : (['unknown', 'known'] as const);
    for (const side of sides) {
      const addresses = side === 'known' ? known : unknown;
      const duration = await timeOf(call, await bodyOf(addresses[pair % addresses.length] as string));
      if (pair >= WARM_UP) times[side].push(duration);
    }
  }
  const [a, b] = [median(times.known), median(times.unknown)];
  console.log(`| ${call} | ${a.toFixed(1)} | ${b.toFixed(1)} |`);
  if (Math.abs(a - b) > MAX_DIFFERENCE) failures.push(call);
}

web.kill('SIGTERM');
await once(web, 'exit');
await site.stop();
rmSync(folder, { recursive: true, force: true });
assert.deepEqual(failures, [], 'the time of these calls tells whether an address is known');

/** Subscribes these addresses to the newsletter. */
async function subscribeAll(addresses: readonly string[]): Promise<void> {
  const rows = addresses.map((email) => ({ email, subscribedAt: new Date() }));
  await withDatabase(site.databaseUrl, (db) => db.insertInto('newsletterSubscription').values(rows).execute());
}

function nextName(): string {
  nameCount += 1;
  return `tijd_${nameCount}`;
}

async function timeOf(call: string, body: object): Promise<number> {
  const begun = performance.now();
  const response = await fetch(`${site.origin}/api/v1/${call}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'sec-fetch-site': 'same-origin' },
    body: JSON.stringify(body),
  });
  await response.text();
  const duration = performance.now() - begun;
  assert.equal(response.status, call === 'login/login' ? 401 : 200, call);
  return duration;
}

async function solvedCaptcha(): Promise<string> {
  const challenge = (await (await fetch(`${site.origin}/api/v1/captcha`)).json()) as never;
  const solution = await solveChallenge({ challenge, deriveKey });
  return Buffer.from(JSON.stringify({ challenge, solution })).toString('base64');
}
