import { sql } from 'kysely';
import type { Database } from '#app/platform/database/database.ts';

/** What is counted, by day (decisions.md 17). */
export type UsageMetric = 'registration_finished' | 'donor_registration_finished';

/** Adds one to a metric for the day of `now` in Amsterdam. It does not store who did it. */
export async function countUsage(db: Database, name: UsageMetric, now: Date): Promise<void> {
  await db
    .insertInto('usageCount')
    .values({ name, day: sql<string>`(${now}::timestamptz at time zone 'Europe/Amsterdam')::date`, number: 1 })
    .onConflict((conflict) => conflict.columns(['name', 'day']).doUpdateSet({ number: sql`usage_count.number + 1` }))
    .execute();
}
