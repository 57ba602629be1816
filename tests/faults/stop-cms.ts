// With the CMS killed, the site serves all pages and pictures of the demo content. With the site stopped, an editor
// publishes, and readers see the page when the site is back. After a crash during scheduled publishing, the restarted CMS
// publishes the document without any visit. Run by `npm run proof`.
import assert from 'node:assert/strict';
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { sql } from 'kysely';
import { openDatabase, openPool } from '#app/platform/database/database.ts';
import { openLog } from '#app/platform/log.ts';
import { DEMO_PASSWORD } from '#settings/demo.js';
import { settingsEnvironment } from '#settings/environments.js';
import { prepareBenchSite, waitUntilReady } from '../../bench/sites/bench-site.ts';
import { createCmsRole } from '../../bin/cms/role.js';
import { runReporting } from '../../bin/cms/run-reporting.js';
import { cmsFolder } from '../../bin/install/checkout.js';
import { freePort } from '../../bin/process/ports.js';
import { grantEditorial } from '../../database/grant-editorial.ts';

/** Kinds of documents that are pages. */
const PAGES = ['content-page', 'landing-page', 'topic', 'medical-article'];

const folder = mkdtempSync(join(tmpdir(), 'niergenoten-stop-cms-'));
const prepared = await prepareBenchSite(folder);
const cmsPort = await freePort();
const cmsOrigin = `http://localhost:${cmsPort}`;
const cmsUrl = await createCmsRole(prepared.databaseUrl, 'stop-cms');
await grantEditorial(prepared.databaseUrl, cmsUrl);
const env = {
  ...prepared.environment,
  ...settingsEnvironment({
    PREVIEW_SECRET: 'a secret of this proof, and of nothing else',
    CMS_SECRET: 'a secret of this proof, and of nothing else',
    CMS_DATABASE_URL: cmsUrl,
    CMS_URL: cmsOrigin,
    PUBLIC_URL: prepared.origin,
    DEMO: '1',
  }),
};
const runCmsCommand = (name: string) => runReporting({ name, env, report: console.log });
await runCmsCommand('prepare');
await runCmsCommand('import-content');
const log = openLog('error', 'worker');
const db = openDatabase({ pool: openPool({ url: prepared.databaseUrl, size: 2, log }), log });

const started: ChildProcess[] = [];
process.once('exit', () => {
  for (const child of started) child.kill('SIGKILL'); // processes that still run after a failed assertion
});

let site = await startSite();
await waitUntilStored();
const { pages, pictures } = await listPublished();
assert.ok(pages.length > 50 && pictures.length > 500, 'the content of the demo is there');
const killed = await startCms();
killed.kill('SIGKILL');
await once(killed, 'exit');
for (const path of [...pages, ...pictures]) assert.equal(await statusOf(path), 200, path);
console.log(`With the CMS killed ${pages.length} pages and ${pictures.length} pictures are served.`);

let cms = await startCms();
const cookie = await logInToCms();
await stop(...site);
const path = `/geschreven-zonder-site-${cmsPort}`;
await createPage({ title: 'Geschreven zonder site', path, _status: 'published' });
assert.equal(await statusOf(path), 0, 'the site is stopped');
site = await startSite();
const began = Date.now();
while ((await statusOf(path)) !== 200) {
  assert.ok(Date.now() - began < 5000, 'what was published shows within 5 seconds of the return of the site');
  await wait(100);
}
console.log('With the site stopped an editor publishes; it shows when the site is back.');

const scheduled = `/gepland-zonder-bezoek-${cmsPort}`;
const id = await createPage({ title: 'Gepland zonder bezoek', path: scheduled, _status: 'draft' });
cms.kill('SIGKILL');
await once(cms, 'exit');
await scheduleAsInterrupted(id);
cms = launchCms();
const launched = Date.now();
while ((await statusOf(scheduled)) !== 200) {
  assert.ok(Date.now() - launched < 60_000, 'what was scheduled shows within a minute of the return of the CMS');
  await wait(200);
}
console.log('After a crash the CMS publishes what was scheduled, though nobody visits it.');

await stop(cms, ...site);
await db.destroy();
await prepared.stop();
rmSync(folder, { recursive: true, force: true });

async function startSite(): Promise<ChildProcess[]> {
  const processes = ['server.js', 'worker.js'].map((file) =>
    spawn(process.execPath, [`build/server/${file}`], { env, stdio: 'inherit' }),
  );
  started.push(...processes);
  await waitUntilReady(`${prepared.origin}/readyz`);
  return processes;
}

function launchCms(): ChildProcess {
  const next = ['node_modules/next/dist/bin/next', 'start', '--port', String(cmsPort)];
  const launched = spawn(process.execPath, next, { cwd: cmsFolder, env, stdio: ['ignore', 'ignore', 'inherit'] });
  started.push(launched);
  return launched;
}

async function startCms(): Promise<ChildProcess> {
  const child = launchCms();
  await waitUntilReady(`${cmsOrigin}/api/users/init`);
  return child;
}

/** Waits until the worker has stored all published documents; fails after a minute. */
async function waitUntilStored(): Promise<void> {
  const deadline = Date.now() + 60_000;
  for (;;) {
    const { waiting } = await db
      .selectFrom('editorial.published as published')
      .leftJoin('document as stored', 'stored.id', 'published.id')
      .select(({ fn }) => fn.countAll<number>().as('waiting'))
      .where('published.document', 'is not', null)
      .where('stored.id', 'is', null)
      .executeTakeFirstOrThrow();
    if (Number(waiting) === 0) return;
    assert.ok(Date.now() < deadline, `after a minute ${waiting} documents are not stored`);
    await wait(200);
  }
}

async function listPublished() {
  const rows = await db
    .selectFrom('editorial.published')
    .select(['kind', 'document'])
    .where('document', 'is not', null)
    .execute();
  const documents = rows.map(({ kind, document }) => ({ kind, document: document as Record<string, unknown> }));
  const pages = documents.filter(({ kind }) => PAGES.includes(kind)).map(({ document }) => String(document.path));
  const files = JSON.stringify(documents).match(/(?<="file":")[\w.-]+\.(?:avif|webp|pdf)(?=")/g) ?? [];
  return { pages, pictures: [...new Set(files)].map((file) => `/media/editorial/${file}`) };
}

async function statusOf(path: string): Promise<number> {
  try {
    const response = await fetch(`${prepared.origin}${path}`, { signal: AbortSignal.timeout(5000) });
    await response.arrayBuffer();
    return response.status;
  } catch {
    return 0; // the site is stopped
  }
}

async function logInToCms(): Promise<string> {
  const response = await fetch(`${cmsOrigin}/api/users/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin: cmsOrigin },
    body: JSON.stringify({ email: 'redactie@example.org', password: DEMO_PASSWORD }),
  });
  return response.headers.getSetCookie()[0]?.split(';')[0] ?? '';
}

/** Inserts a publishing job in the state in which a killed CMS leaves it. */
async function scheduleAsInterrupted(id: number): Promise<void> {
  const input = JSON.stringify({ type: 'publish', doc: { relationTo: 'content-pages', value: String(id) } });
  await sql`
    insert into cms.payload_jobs (input, task_slug, queue, processing, has_error, total_tried, wait_until)
    values (${input}::jsonb, 'schedulePublish', 'default', true, false, 0, now())`.execute(db);
}

/** Creates a page and gives its id. */
async function createPage(page: { title: string; path: string; _status: string }): Promise<number> {
  const response = await fetch(`${cmsOrigin}/api/content-pages`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', cookie, origin: cmsOrigin },
    body: JSON.stringify(page),
  });
  const text = await response.text();
  assert.equal(response.status, 201, text);
  return JSON.parse(text).doc.id;
}

async function stop(...processes: ChildProcess[]): Promise<void> {
  for (const child of processes) child.kill('SIGTERM');
  await Promise.all(processes.filter(({ exitCode }) => exitCode === null).map((child) => once(child, 'exit')));
}
