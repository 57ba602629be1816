import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Payload } from 'payload';
import pg from 'pg';
import { inject } from 'vitest';
import { grantEditorial } from '../../database/grant-editorial.ts';
import { settingsEnvironment } from '../../settings/environments.js';
import { cloneDatabase, type Template } from '../../tests/support/postgres.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** Of tests/support/postgres-global-setup.ts. */
    database: Template;
  }
}

/** What the site was told of a document. */
export interface ToldRow {
  kind: string;
  document: Record<string, unknown> | null;
  revision: number;
}

/** The CMS on a database of its own, under a role that may do no more than it may in earnest. */
export interface TestCms {
  payload: Payload;
  /** What the site was told of a document; nothing where it never was. */
  told: (id: number) => Promise<ToldRow | undefined>;
  /** How many times the site was told something of a document. */
  timesTold: (id: number) => Promise<number>;
  /** What an editor is working on, for the preview. */
  draft: (id: number) => Promise<Record<string, unknown> | undefined>;
  database: pg.Pool;
  close: () => Promise<void>;
}

export async function openTestCms(): Promise<TestCms> {
  const clone = await cloneDatabase(inject('database'));
  const database = new pg.Pool({ connectionString: clone.url });
  const url = await makeRole(database, clone.url);
  const dataDir = await mkdtemp(join(tmpdir(), 'niergenoten-cms-'));
  const settings = settingsEnvironment({
    CMS_DATABASE_URL: url,
    CMS_SECRET: 'a-secret-for-tests-of-32-characters',
    PREVIEW_SECRET: 'another-secret-for-tests-of-32-chars',
    DATA_DIR: dataDir,
  });
  Object.assign(process.env, settings);
  const payload = await startPayload();
  const one = async <Row>(sql: string, id: number) => (await database.query(sql, [id])).rows[0] as Row | undefined;
  return {
    payload,
    told: (id) => one('select kind, document, revision::int from editorial.published where id = $1', id),
    timesTold: async (id) =>
      (await one<{ n: number }>('select count(*)::int as n from editorial.publication where document_id = $1', id))
        ?.n ?? 0,
    draft: async (id) =>
      (await one<{ document: Record<string, unknown> }>('select document from editorial.draft where id = $1', id))
        ?.document,
    database,
    async close() {
      void payload.db.pool.end(); // not awaited: Payload keeps one connection for ever, which ends with the database
      await database.end();
      await clone.drop();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}

/** As `npm start` makes it (bin/cms/role.js), under a name of its own: tests share a server. */
async function makeRole(database: pg.Pool, databaseUrl: string): Promise<string> {
  const role = `cms_${process.pid}_${Math.random().toString(36).slice(2)}`;
  await database.query(`create role ${role} login password 'secret'; create schema cms authorization ${role}`);
  const url = Object.assign(new URL(databaseUrl), { username: role, password: 'secret' }).href;
  await grantEditorial(databaseUrl, url);
  return url;
}

/** Only now: the config reads the environment when it is imported. */
async function startPayload(): Promise<Payload> {
  const { getPayload } = await import('payload');
  const { default: config } = await import('../payload.config.ts');
  const { migrations } = await import('../migrations/index.ts');
  const { takeNumbersFromSite } = await import('../database/numbers.ts');
  const payload = await getPayload({ config, disableOnInit: true });
  payload.logger.level = 'silent'; // what fails, a test expects to fail
  await payload.db.migrate({ migrations: migrations as never });
  await takeNumbersFromSite(payload);
  return payload;
}
