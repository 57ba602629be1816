import crypto from 'node:crypto';
import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Payload } from 'payload';
import type pg from 'pg';
import { inject } from 'vitest';
import { grantEditorial } from '../../database/grant-editorial.ts';
import { cloneDatabase, closeTemplate, type Template } from '../../tests/support/postgres.ts';
import { settings } from '../settings.ts';
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

/**
 * Opens the CMS on a database of its own, without users and documents. The files of a process share one Payload, which this
 * connects to that database, so only one CMS is open at a time.
 */
export async function openTestCms(): Promise<TestCms> {
  started ??= startPayload();
  const { payload, template } = await started;
  const clone = await cloneDatabase(template);
  await connect(payload, clone.url);
  const database = openPool({ connectionString: clone.url });
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
      await payload.db.pool.end();
      await database.end();
      await clone.drop();
      await rm(settings.dataDir, { recursive: true, force: true });
    },
  };
}

/** The Payload of this process, and the database with the tables of the CMS that `openTestCms` copies. */
let started: Promise<{ payload: Payload; template: Template }> | undefined;

async function startPayload(): Promise<{ payload: Payload; template: Template }> {
  hashCheaply();
  const { url, name } = await cloneDatabase(inject('database'));
  await makeRole(url);
  Object.assign(settings, {
    databaseUrl: asRole(url),
    secret: 'a-secret-for-tests-of-32-characters',
    secondFactorRequired: false,
    previewSecret: 'another-secret-for-tests-of-32-chars',
    dataDir: join(tmpdir(), `niergenoten-cms-${process.pid}`),
  });
  const payload = await migratePayload();
  void payload.db.pool.end(); // Payload keeps its first connection, which ends with the template
  return { payload, template: await closeTemplate({ url: inject('database').url, template: name }) };
}

/** A hash of Payload takes 600,000 rounds, half a second, and most tests that log in are about something else. */
function hashCheaply(): void {
  const { pbkdf2 } = crypto;
  crypto.pbkdf2 = (password, salt, _rounds, ...rest) => pbkdf2(password, salt, 1, ...rest);
}

/** A role as `npm start` makes it (bin/cms/role.js), with a unique name, because processes share a server. */
const ROLE = { username: `cms_${process.pid}_${Math.random().toString(36).slice(2)}`, password: 'secret' };

const asRole = (url: string): string => Object.assign(new URL(url), ROLE).href;

async function makeRole(url: string): Promise<void> {
  const database = openPool({ connectionString: url });
  const { username, password } = ROLE;
  await database.query(
    `create role ${username} login password '${password}'; create schema cms authorization ${username}`,
  );
  await database.end();
  await grantEditorial(url, asRole(url));
}

/** Imports the config only now, because it reads the settings when it is imported. */
async function migratePayload(): Promise<Payload> {
  const { getPayload } = await import('payload');
  const { default: config } = await import('../payload.config.ts');
  const { migrations } = await import('../migrations/index.ts');
  const { shareDocumentIds } = await import('../database/share-document-ids.ts');
  const payload = await getPayload({ config, disableOnInit: true });
  payload.logger.level = 'silent'; // tests expect the errors that it would log
  delete payload.config.jobs.autoRun; // a call starts the schedule of jobs, which tests run themselves
  await payload.db.migrate({ migrations: migrations as never });
  await shareDocumentIds(payload);
  return payload;
}

/** Gives Payload a new pool, of connections to this database. */
async function connect({ db }: Payload, url: string): Promise<void> {
  settings.databaseUrl = asRole(url);
  db.pool = openPool({ ...db.poolOptions, connectionString: settings.databaseUrl }) as never;
  await db.connect?.();
}
