import { sql } from 'kysely';
import { expect } from 'vitest';
import type { Database } from '#app/platform/database/database.ts';

/** Waits until at least `count` connections to this database wait for a lock. */
export const connectionsWaitingForLock = (db: Database, count: number) =>
  expect
    .poll(async () => {
      const { rows } = await sql<{ pid: number }>`
        select distinct pid from pg_stat_activity
        where datname = current_database() and wait_event_type = 'Lock'`.execute(db);
      return rows.length;
    })
    .toBeGreaterThanOrEqual(count);
