import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { BrowserContext } from '@playwright/test';
import { Client } from 'pg';
import { placePostgres } from '../../../bin/postgres-place.js';

/**
 * Lets time pass for the server, as far as the session in this browser goes: its last activity, and with it its end,
 * move back. What time passes for the page is `page.clock`.
 */
export async function ageSession(context: BrowserContext, milliseconds: number): Promise<void> {
  const cookie = (await context.cookies()).find(({ name }) => name === 'session');
  const hash = createHash('sha256')
    .update(cookie?.value ?? '')
    .digest();
  const client = new Client({ connectionString: databaseUrl() });
  await client.connect();
  try {
    const { rowCount } = await client.query(
      `update session set expires_at = expires_at - $2 * interval '1 ms', last_active_at = last_active_at - $2 * interval '1 ms'
       where token_hash = $1`,
      [hash, milliseconds],
    );
    if (rowCount !== 1) throw new Error('There is no session in this browser.');
  } finally {
    await client.end();
  }
}

/** The database that the site of the journeys runs on: its password and port stand beside its data. */
function databaseUrl(): string {
  const folder = process.env.JOURNEYS_DATA_DIR ?? '';
  const { databasePassword } = JSON.parse(readFileSync(join(folder, 'secrets.json'), 'utf8'));
  const { data } = placePostgres(join(folder, 'postgres'));
  const port = readFileSync(join(data, 'postmaster.pid'), 'utf8').split('\n')[3];
  return `postgres://niergenoten:${databasePassword}@127.0.0.1:${port}/niergenoten`;
}
