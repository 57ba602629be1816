import { randomUUID } from 'node:crypto';
import { cpSync, mkdirSync, mkdtempSync, readdirSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { expect, test } from '@playwright/test';
import { sql } from 'kysely';
import { migrate } from '#app/platform/database/migrate.ts';
import { migrateJobs } from '#app/platform/jobs/migrate-jobs.ts';
import { hashPassword } from '#app/platform/passwords/passwords.ts';
import { enqueuePublication, makeDocument } from '#tests/support/documents.ts';
import { picture } from '#tests/support/pictures.ts';
import { launchWeb, launchWorker } from './support/second-process.ts';
import { databaseUrl, withSiteDatabase } from './support/site-database.ts';

const EMAIL = 'gebouwd@example.org';
const PASSWORD = 'zonnebloem7';
const sameOrigin = { 'sec-fetch-site': 'same-origin' };

const database = `built_${randomUUID()}`;
const url = () => Object.assign(new URL(databaseUrl()), { pathname: `/${database}` }).href;

let folder: string;
test.beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'niergenoten-built-'));
  copyBuild(folder);
  await withSiteDatabase((db) => sql`create database ${sql.id(database)}`.execute(db));
  await migrate(url());
  await migrateJobs(url());
});
test.afterAll(async () => {
  await withSiteDatabase((db) => sql`drop database if exists ${sql.id(database)} with (force)`.execute(db));
  rmSync(folder, { recursive: true });
});

/** Copies to the folder what a built site needs, without any source. */
function copyBuild(to: string): void {
  for (const name of ['build', 'database/migrations', 'public']) cpSync(name, join(to, name), { recursive: true });
  symlinkSync(resolve('node_modules'), join(to, 'node_modules'));
}

test('runs without its sources: pages, passwords, pictures, publications and mails', { tag: '@thorough' }, async ({
  request,
}) => {
  const passwordHash = await hashPassword(PASSWORD);
  const page = makeDocument('content-page', {
    title: 'Zonder bron',
    blocks: [{ kind: 'html', id: 'a', html: '<p>Gewassen<script>alert(1)</script></p>' }],
  });
  await withSiteDatabase(async (db) => {
    const member = { username: 'gebouwd', email: EMAIL, passwordHash, createdAt: new Date() };
    const { id } = await db.insertInto('member').values(member).returning('id').executeTakeFirstOrThrow();
    await db.insertInto('profile').values({ memberId: id, relationshipId: null }).execute();
    await enqueuePublication(db, page.id, page);
  }, url());
  const dataDir = join(folder, 'data');
  mkdirSync(dataDir, { mode: 0o700 });
  const settings = {
    DATABASE_URL: url(),
    DATA_DIR: dataDir,
    SESSION_SECRET: 'a secret of this test, and of nothing else',
  };
  const worker = launchWorker(folder, settings);
  const web = await launchWeb(folder, settings);
  try {
    const home = await request.get(web.origin);
    expect(home.status()).toBe(200);
    expect(await home.text()).toContain('<h1');

    const address = `${web.origin}${page.path}`;
    await expect.poll(async () => (await request.get(address)).status()).toBe(200);
    expect(await (await request.get(address)).text()).toContain('<p>Gewassen</p>');

    const login = { Email: EMAIL, Password: PASSWORD };
    const loggedIn = await request.post(`${web.origin}/api/v1/login/login`, { headers: sameOrigin, data: login });
    expect(loggedIn.status()).toBe(200);
    const { Token } = await (await request.get(`${web.origin}/api/v1/antiforgery`)).json();
    const headers = { ...sameOrigin, 'x-xsrf-token': Token };

    const buffer = await picture().jpeg().toBuffer();
    const photo = { name: 'foto.jpg', mimeType: 'image/jpeg', buffer };
    const photoUrl = `${web.origin}/api/v1/customprofile/photo`;
    const uploaded = await request.post(photoUrl, { headers, multipart: { photo } });
    expect(uploaded.status(), await uploaded.text()).toBe(200);

    const data = { OldEmail: EMAIL, NewEmail: 'nieuw@example.org', Password: PASSWORD };
    const changed = await request.post(`${web.origin}/api/v1/CustomUser/ChangeEmail`, { headers, data });
    expect(changed.status(), await changed.text()).toBe(200);
    await expect.poll(() => readdirSync(dataDir)).toContain('outbox');
    await expect
      .poll(() => readdirSync(join(dataDir, 'outbox')).filter((name) => name.endsWith('.eml')))
      .toHaveLength(1);
  } finally {
    await Promise.all([web.stop(), worker.stop()]);
  }
});
