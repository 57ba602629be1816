import { sql } from 'kysely';
import type { Database } from '#app/platform/database/database.ts';
import type { UsageMetric } from './metrics.ts';

/** Adds one to a metric for the day of `now` in Amsterdam. It does not store who did it. */
export async function countUsage(db: Database, name: UsageMetric, now: Date): Promise<void> {
  await db
    .insertInto('usageCount')
    .values({ name, day: sql<string>`(${now}::timestamptz at time zone 'Europe/Amsterdam')::date`, number: 1 })
    .onConflict((conflict) => conflict.columns(['name', 'day']).doUpdateSet({ number: sql`usage_count.number + 1` }))
    .execute();
}
