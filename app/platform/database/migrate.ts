import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import pg from 'pg';
import { MIGRATION_LOCK } from './lock-numbers.ts';

/** Relative to the root of the checkout, where every process starts: a built file does not know where that is. */
const FOLDER = resolve('database/migrations');

/** The last of the migrations that became one, the first of the folder. What ran it has all that the first one makes. */
const LAST_BEFORE_FIRST = '20261130T1640-remember-what-was-seen-of-a-thing.sql';

/**
 * Brings the database at `url` to the newest schema: runs every file of database/migrations that has not run yet, in
 * the order of their names, each in its own transaction, under a lock. A file that was changed after it ran is an error, and
 * so is a database that is too old.
 */
export async function migrate(url: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await client.query('select pg_advisory_lock($1)', [MIGRATION_LOCK]);
    await client.query('create table if not exists migration (name text primary key, sha256 text not null)');
    const ran = await ranMigrations(client);
    for (const [index, migration] of (await readMigrations()).entries()) {
      const sha256 = ran.get(migration.name);
      if (sha256 === undefined && index === 0 && ran.size > 0) await adopt(client, migration, ran);
      else if (sha256 === undefined) await run(client, migration);
      else if (sha256 !== migration.sha256) throw new Error(`Migratie ${migration.name} is veranderd nadat ze liep.`);
    }
  } finally {
    await client.end();
  }
}

/** The names of the migrations that this version of the code needs. */
export const migrationNames = async (): Promise<string[]> => (await readMigrations()).map(({ name }) => name);

/** A database of a version from which no migration leads to this one. */
export class TooOldError extends Error {
  constructor() {
    super(
      'Deze database is van een te oude versie van Niergenoten: die kan niet worden bijgewerkt. Begin met een lege ' +
        'database. Zonder DATABASE_URL: verwijder de map van DATA_DIR, of kies een andere. Met DATABASE_URL: maak een nieuwe.',
    );
  }
}

interface Migration {
  name: string;
  sql: string;
  sha256: string;
}

async function readMigrations(): Promise<Migration[]> {
  const names = (await readdir(FOLDER)).filter((name) => name.endsWith('.sql')).sort();
  return Promise.all(
    names.map(async (name) => {
      const sql = await readFile(join(FOLDER, name), 'utf8');
      return { name, sql, sha256: createHash('sha256').update(sql).digest('hex') };
    }),
  );
}

async function ranMigrations(client: pg.Client): Promise<Map<string, string>> {
  const { rows } = await client.query<{ name: string; sha256: string }>('select name, sha256 from migration');
  return new Map(rows.map((row) => [row.name, row.sha256]));
}

/** Records the first migration for a database that has other ones, where its tables are those that the first one makes. */
async function adopt(client: pg.Client, first: Migration, ran: Map<string, string>): Promise<void> {
  if (!ran.has(LAST_BEFORE_FIRST)) throw new TooOldError();
  await record(client, first);
}

async function run(client: pg.Client, migration: Migration): Promise<void> {
  await client.query('begin');
  try {
    await client.query(migration.sql);
    await record(client, migration);
    await client.query('commit');
  } catch (error) {
    await client.query('rollback');
    throw new Error(`Migratie ${migration.name} mislukte: ${(error as Error).message}`, { cause: error });
  }
}

async function record(client: pg.Client, { name, sha256 }: Migration): Promise<void> {
  await client.query('insert into migration (name, sha256) values ($1, $2)', [name, sha256]);
}
