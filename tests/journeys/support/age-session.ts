import { createHash } from 'node:crypto';
import type { BrowserContext } from '@playwright/test';
import { Client } from 'pg';
import { databaseUrl } from './site-database.ts';

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
