import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Payload } from 'payload';
import type pg from 'pg';
import { inject } from 'vitest';
import { grantEditorial } from '../../database/grant-editorial.ts';
import { settingsEnvironment } from '../../settings/environments.js';
import { cloneDatabase, type Template } from '../../tests/support/postgres.ts';
import { openPool } from './open-pool.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** Of tests/support/postgres-global-setup.ts. */
    database: Template;
  }
}

/** A row of `editorial.published`: the latest publication of a document. */
export interface PublishedRow {
  kind: string;
  document: Record<string, unknown> | null;
  revision: number;
}

/** The CMS on a database of its own, with the same permissions as in production. */
export interface TestCms {
  payload: Payload;
  /** The latest publication of a document; undefined when it was never published. */
  published: (id: number) => Promise<PublishedRow | undefined>;
  /** How many publications of a document are enqueued. */
  publicationCount: (id: number) => Promise<number>;
  /** The draft of a document, as its preview shows it. */
  draft: (id: number) => Promise<Record<string, unknown> | undefined>;
  database: pg.Pool;
  close: () => Promise<void>;
}

export async function openTestCms(): Promise<TestCms> {
  const clone = await cloneDatabase(inject('database'));
  const database = openPool({ connectionString: clone.url });
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
  const findOne = async <Row>(sql: string, id: number) => (await database.query(sql, [id])).rows[0] as Row | undefined;
  return {
    payload,
    published: (id) => findOne('select kind, document, revision::int from editorial.published where id = $1', id),
    publicationCount: async (id) =>
      (await findOne<{ n: number }>('select count(*)::int as n from editorial.publication where document_id = $1', id))
        ?.n ?? 0,
    draft: async (id) =>
      (await findOne<{ document: Record<string, unknown> }>('select document from editorial.draft where id = $1', id))
        ?.document,
    database,
    async close() {
      // Not awaited: Payload never releases its first connection. The drop ends it, and resilient-adapter.ts hears the
      // error.
      void payload.db.pool.end();
      await database.end();
      await clone.drop();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}

/** A role as `npm start` makes it (bin/cms/role.js), with a unique name, because tests share a server. */
async function makeRole(database: pg.Pool, databaseUrl: string): Promise<string> {
  const role = `cms_${process.pid}_${Math.random().toString(36).slice(2)}`;
  await database.query(`create role ${role} login password 'secret'; create schema cms authorization ${role}`);
  const url = Object.assign(new URL(databaseUrl), { username: role, password: 'secret' }).href;
  await grantEditorial(databaseUrl, url);
  return url;
}

/** Imports the config only now, because it reads the environment when it is imported. */
async function startPayload(): Promise<Payload> {
  const { getPayload } = await import('payload');
  const { default: config } = await import('../payload.config.ts');
  const { migrations } = await import('../migrations/index.ts');
  const { shareDocumentIds } = await import('../database/share-document-ids.ts');
  const payload = await getPayload({ config, disableOnInit: true });
  payload.logger.level = 'silent'; // tests expect the errors that it would log
  await payload.db.migrate({ migrations: migrations as never });
  await shareDocumentIds(payload);
  return payload;
}
