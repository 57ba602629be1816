import { createHash } from 'node:crypto';
import type { BrowserContext } from '@playwright/test';
import { Client } from 'pg';
import { databaseUrl } from './site-database.ts';

/**
 * Lets time pass for the session of this browser on the server: moves its last activity and its end back. For the time of
 * the page use `page.clock`.
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
