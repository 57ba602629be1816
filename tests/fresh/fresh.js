// Tests `npm start` on a fresh machine (docs/architecture.md). Run by `npm run proof`, on Linux; as root also as a plain user.
import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { chmodSync, mkdtempSync, rmSync, statSync } from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { root } from '../../bin/install/checkout.js';
import { freePort } from '../../bin/process/ports.js';
import { openDebianPostgres } from './debian-postgres.js';
import { isReady, npmStart, waitUntilGone } from './site.js';

const isRoot = process.getuid?.() === 0;
const NOBODY = { uid: 65_534, gid: 65_534 };
/** The folders in which the PostgreSQL of root keeps its data, as its output names them. @type {Set<string>} */
const postgresFolders = new Set();
let passed = 0;
let failed = 0;

await inFreshHome(isRoot ? 'root' : 'a plain user');
if (isRoot) await inFreshHome('a plain user', NOBODY);
console.log(`${passed} passed, ${failed} failed`);
process.exitCode = failed ? 1 : 0;

/** @param {string} who @param {{ uid: number, gid: number }} [user] */
async function inFreshHome(who, user) {
  const home = mkdtempSync(join(tmpdir(), 'niergenoten-fresh-'));
  const folder = join(home, 'niergenoten');
  execFileSync('git', ['clone', '--quiet', root, folder]);
  if (user) execFileSync('chown', ['-R', `${user.uid}:${user.gid}`, home]);
  chmodSync(home, 0o700);
  const options = { folder, home, port: await freePort(), cmsPort: await freePort(), ...(user && { user }) };
  try {
    console.log(`\nIn the empty home of ${who}, mode 700`);
    await scenario(options);
  } finally {
    for (const path of [home, ...postgresFolders]) rmSync(path, { recursive: true, force: true });
    postgresFolders.clear();
  }
}

/** @param {Parameters<typeof npmStart>[0]} options */
async function scenario(options) {
  let site = npmStart(options);
  await check('first start within 3 minutes', async () => `${await site.page(180)} s`);
  for (const [path] of site.output.matchAll(/\/var\/lib\/niergenoten\/[0-9a-f]{16}/g)) postgresFolders.add(path);
  await check('a second start beside it is refused', () => expectRefusedStart(options, /draait hier al/));
  await check('Ctrl-C leaves nothing', async () => assert.deepEqual(await site.interrupt(), []));

  site = npmStart(options);
  await check('later start within 10 s', async () => `${await site.page(10)} s`);
  for (const title of [/server\/server\.js/, /server\/worker\.js/, /\/postgres -D/]) {
    await check(`kill -9 of ${title.source} recovers`, () => killAndRecover(site, title, options.port));
  }
  await check('kill -9 of the supervisor leaves nothing', async () => {
    const processes = site.processes();
    process.kill(site.process(/^\S*node bin\/start\.js/), 'SIGKILL');
    assert.deepEqual(await waitUntilGone(processes), []);
  });

  site = npmStart(options);
  await check('start after that within 10 s', async () => `${await site.page(10)} s`);
  await check('kill -9 of all at once, then a start within 15 s', async () => {
    const processes = site.processes();
    for (const { pid } of processes.toReversed()) tryKill(pid);
    await waitUntilGone(processes);
    site = npmStart(options);
    return `${await site.page(15)} s`;
  });
  await check('the CMS follows within 6 minutes', async () => `${await site.cms(360)} s`);
  await check('kill -9 of the CMS recovers', async () => {
    process.kill(site.process(/^next-server/), 'SIGKILL');
    await site.cms(400);
  });
  await check('SIGTERM leaves nothing', async () => assert.deepEqual(await site.interrupt('SIGTERM'), []));

  await check('its data is closed to other users, whatever the umask', async () => expectPrivate(options));

  site = npmStart(options);
  await check('SIGTERM to npm alone leaves nothing', async () => {
    await site.page(10);
    assert.deepEqual(await site.terminateNpm(), []);
  });

  const other = createServer().listen(options.port, '127.0.0.1');
  await check('a taken port is named', () => expectRefusedStart(options, /PORT/));
  other.close();

  await check('a database of its own (DATABASE_URL, PostgreSQL 15 of Debian) is filled and used', () =>
    onDebianPostgres(options),
  );
}

/** @param {Parameters<typeof npmStart>[0]} options */
async function onDebianPostgres(options) {
  const database = await openDebianPostgres();
  try {
    const settings = {
      DATABASE_URL: database.url,
      SESSION_SECRET: 'a secret of this proof, and of nothing else',
      DEMO: '1',
    };
    const site = npmStart({ ...options, settings });
    const seconds = await site.page(30);
    const groups = await fetch(`http://127.0.0.1:${options.port}/groepen`);
    assert.match(await groups.text(), /Thuisdialyse/);
    assert.ok(!site.processes().some(({ title }) => /postgres/.test(title)), 'it started a PostgreSQL as well');
    assert.deepEqual(await site.interrupt(), []);
    return `${seconds} s`;
  } finally {
    database.close();
  }
}

/**
 * Looks for what the data has open to others than its user. As root, `.data` itself can be passed through but not listed,
 * because PostgreSQL runs as another user. So another user, who may know a path, also tries to read each file.
 * @param {Parameters<typeof npmStart>[0]} options
 */
function expectPrivate({ folder, home, user }) {
  const data = join(folder, '.data');
  assert.equal(statSync(data).mode & 0o777, isRoot && !user ? 0o711 : 0o700);
  assert.deepEqual(find(data, '-mindepth', '1', '-perm', '/077'), []);
  if (!isRoot) return;
  const open = join(folder, 'package.json');
  chmodSync(home, 0o755); // what is above the data may be open
  chmodSync(folder, 0o755);
  chmodSync(open, 0o644);
  try {
    assert.deepEqual(readableByOthers([open, ...find(data)]), [open]);
  } finally {
    chmodSync(home, 0o700);
  }
}

/** @param {string[]} query of the command `find` @returns {string[]} paths */
function find(...query) {
  return execFileSync('find', query, { encoding: 'utf8' }).split('\n').filter(Boolean);
}

/** Which files and folders a user who is neither root nor the owner can read. @param {string[]} paths */
function readableByOthers(paths) {
  const stranger = ['--reuid', '65533', '--regid', '65533', '--clear-groups', '--'];
  const script = 'while read -r path; do if [ -r "$path" ]; then echo "$path"; fi; done';
  const input = `${paths.join('\n')}\n`;
  const output = execFileSync('/usr/bin/setpriv', [...stranger, 'sh', '-c', script], { encoding: 'utf8', input });
  return output.split('\n').filter(Boolean);
}

/** @param {Parameters<typeof npmStart>[0]} options @param {RegExp} message */
async function expectRefusedStart(options, message) {
  const second = npmStart(options);
  assert.equal(await second.ended(), 1);
  assert.match(second.output, message);
}

/** @param {ReturnType<typeof npmStart>} site @param {RegExp} title @param {number} port */
async function killAndRecover(site, title, port) {
  const before = site.process(title);
  const began = Date.now();
  process.kill(before, 'SIGKILL');
  const isBack = () => site.processes().some((now) => now.pid !== before && title.test(now.title));
  while (!(isBack() && (await isReady(port)))) {
    assert.ok(Date.now() - began < 15_000, 'not back within 15 s');
    await wait(50);
  }
  return `${(Date.now() - began) / 1000} s`;
}

/** @param {number} pid */
function tryKill(pid) {
  try {
    process.kill(pid, 'SIGKILL');
  } catch {
    // its parent's end already ended it
  }
}

/** @param {string} name @param {() => Promise<unknown>} work */
async function check(name, work) {
  try {
    const result = await work();
    passed += 1;
    if (typeof result === 'string') console.log(`  ✓ ${name}: ${result}`);
    else console.error(`  ✓ ${name}`); // counted in the report, not named
  } catch (error) {
    failed += 1;
    console.log(`  ✗ ${name}\n${error instanceof Error ? error.message : error}`);
  }
}
