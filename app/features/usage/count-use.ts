import { sql } from 'kysely';
import type { Database } from '#app/platform/database/database.ts';

/** What is counted (decisions.md 17). */
export type Use = 'registration_finished' | 'donor_registration_finished';

/** Counts that something happened today in Amsterdam, and not who did it. */
export async function countUse(db: Database, name: Use, now: Date): Promise<void> {
  await db
    .insertInto('usageCount')
    .values({ name, day: sql<string>`(${now}::timestamptz at time zone 'Europe/Amsterdam')::date`, number: 1 })
    .onConflict((conflict) => conflict.columns(['name', 'day']).doUpdateSet({ number: sql`usage_count.number + 1` }))
    .execute();
}
