import { sql } from 'kysely';
import { DAY } from '#app/platform/clock.ts';
import type { RequestContext } from '#app/platform/http/request-context.ts';

/** Longer ones are sentences, which nobody else types. */
const MAX_LENGTH = 60;

/** How long counts are kept, in milliseconds: this month and the two before it. */
export const COUNTS_LIFETIME = 92 * DAY;

/** Counts a search in this month in Amsterdam, for editors. It does not store who did it. */
export async function countSearch(
  { platform: { db, clock } }: RequestContext,
  { term, found }: { term: string; found: boolean },
): Promise<void> {
  if (term.length > MAX_LENGTH) return;
  const withoutResults = found ? 0 : 1;
  await db
    .insertInto('searchCount')
    .values({
      month: sql<string>`date_trunc('month', ${clock.now()}::timestamptz at time zone 'Europe/Amsterdam')::date`,
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
