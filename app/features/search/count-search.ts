import { sql } from 'kysely';
import { DAY } from '#app/platform/clock.ts';
import type { Database } from '#app/platform/database/database.ts';

/** Longer ones are sentences, which nobody else types. */
const MAX_LENGTH = 60;

/** How long counts are kept, in milliseconds: this month and the two before it. */
export const COUNTS_LIFETIME = 92 * DAY;

/** Counts a search in the month of `now` in Amsterdam, for editors. It does not store who did it. */
export async function countSearch(
  db: Database,
  { term, found, now }: { term: string; found: boolean; now: Date },
): Promise<void> {
  if (term.length > MAX_LENGTH) return;
  const withoutResults = found ? 0 : 1;
  await db
    .insertInto('searchCount')
    .values({
      month: sql<string>`date_trunc('month', ${now}::timestamptz at time zone 'Europe/Amsterdam')::date`,
      term: term.toLowerCase(),
      asked: 1,
      withoutResults,
    })
    .onConflict((conflict) =>
      conflict.columns(['month', 'term']).doUpdateSet({
        asked: sql`search_count.asked + 1`,
        withoutResults: sql`search_count.without_results + ${withoutResults}`,
      }),
    )
    .execute();
}
