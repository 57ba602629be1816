import { sql } from 'kysely';
import { after, DAY, HOUR } from '#app/platform/clock.ts';
import type { Database } from '#app/platform/database/database.ts';
import type { Platform } from '#app/platform/platform.ts';

/** How long a registration waits, and its name with it: the link can be asked anew meanwhile. */
const REGISTRATION_LIFETIME = 7 * DAY;

/** A night's worth may be millions: each statement removes so many and lets others in between. */
const AT_A_TIME = 5000;

/** Removes what has outlived its time. Safe to run twice. */
export async function removeOutdatedRows({ db, clock }: Pick<Platform, 'db' | 'clock'>): Promise<void> {
  const now = clock.now();
  await remove(db, 'registration', { where: 'created_at', before: after(now, -REGISTRATION_LIFETIME) });
  await remove(db, 'password_reset_token', { where: 'expires_at', before: now });
  await remove(db, 'mail_request', { where: 'requested_at', before: after(now, -DAY) });
  await remove(db, 'session', { where: 'expires_at', before: now });
  await remove(db, 'login_attempt', { where: 'last_try_at', before: after(now, -DAY) });
  await remove(db, 'captcha_use', { where: 'expires_at', before: now });
  await remove(db, 'rate_limit', { where: 'expire', before: now.getTime() });
  await remove(db, 'idempotency_key', { where: 'created_at', before: after(now, -DAY) });
  await remove(db, 'page_change', { where: 'at', before: after(now, -HOUR) });
}

/** The oldest first, by the index on that column. A row that is renewed meanwhile stays. */
async function remove(
  db: Database,
  table: string,
  { where, before }: { where: string; before: Date | number },
): Promise<void> {
  const column = sql.ref(where);
  for (;;) {
    const removed = await sql`
      delete from ${sql.table(table)} where ctid = any(array(
        select ctid from ${sql.table(table)} where ${column} < ${before} order by ${column} limit ${AT_A_TIME}
      ))
    `.execute(db);
    if (Number(removed.numAffectedRows) < AT_A_TIME) return;
  }
}
