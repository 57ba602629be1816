import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import pg from 'pg';
import { MIGRATION_LOCK } from './lock-numbers.ts';

/** Relative to the root of the checkout, where every process starts: a built file does not know where that is. */
const FOLDER = resolve('database/migrations');

/**
 * Brings the database at `url` to the newest schema: runs every file of database/migrations that has not run yet, in
 * the order of their names, each in its own transaction, under a lock. A file that was changed after it ran is an error.
 */
export async function migrate(url: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await client.query('select pg_advisory_lock($1)', [MIGRATION_LOCK]);
    await client.query('create table if not exists migration (name text primary key, sha256 text not null)');
    const ran = await ranMigrations(client);
    for (const migration of await readMigrations()) {
      const sha256 = ran.get(migration.name);
      if (sha256 === undefined) await run(client, migration);
      else if (sha256 !== migration.sha256) throw new Error(`Migratie ${migration.name} is veranderd nadat ze liep.`);
    }
  } finally {
    await client.end();
  }
}

/** The names of the migrations that this version of the code needs. */
export const migrationNames = async (): Promise<string[]> => (await readMigrations()).map(({ name }) => name);

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

async function run(client: pg.Client, { name, sql, sha256 }: Migration): Promise<void> {
  await client.query('begin');
  try {
    await client.query(sql);
    await client.query('insert into migration (name, sha256) values ($1, $2)', [name, sha256]);
    await client.query('commit');
  } catch (error) {
    await client.query('rollback');
    throw new Error(`Migratie ${name} mislukte: ${(error as Error).message}`, { cause: error });
  }
}
