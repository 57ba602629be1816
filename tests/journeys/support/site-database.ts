import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { CamelCasePlugin, Kysely, PostgresDialect } from 'kysely';
import { Pool } from 'pg';
import type { Database } from '#app/platform/database/database.ts';
import type { DB } from '#app/platform/database/types.generated.ts';
import { locatePostgres } from '../../../bin/postgres/location.js';

/** The address of the database of the tested site; its password and port are in files beside its data. */
export function databaseUrl(): string {
  const folder = process.env.JOURNEYS_DATA_DIR ?? '';
  const { databasePassword } = JSON.parse(readFileSync(join(folder, 'secrets.json'), 'utf8'));
  const { data } = locatePostgres(join(folder, 'postgres'));
  const port = readFileSync(join(data, 'postmaster.pid'), 'utf8').split('\n')[3];
  return `postgres://niergenoten:${databasePassword}@127.0.0.1:${port}/niergenoten`;
}

/** Runs `work` with a connection of its own to that database, or to the one at `url`. */
export async function withSiteDatabase<T>(work: (db: Database) => Promise<T>, url = databaseUrl()): Promise<T> {
  const pool = new Pool({ connectionString: url, max: 1 });
  const db = new Kysely<DB>({ dialect: new PostgresDialect({ pool }), plugins: [new CamelCasePlugin()] });
  try {
    return await work(db);
  } finally {
    await db.destroy();
  }
}
