import { after, type Clock, SECOND } from '#app/platform/clock.ts';
import type { Database } from '#app/platform/database/database.ts';
import type { Logger } from '#app/platform/log.ts';
import { runAtInterval } from '#app/platform/run-at-interval.ts';
import type { PageCache } from './page-cache.ts';

const INTERVAL = SECOND / 2;
/** A transaction may commit after its row's time, so the last seconds are read again and again. */
const LOOK_BACK = 10 * SECOND;

/**
 * Reads every half second what has changed and drops those pages. While the database can't be reached the cache is
 * emptied: a page that may be out of date is worse than none. Gives the function that ends it.
 */
export function watchPageChanges({
  db,
  cache,
  clock,
  log,
}: {
  db: Database;
  cache: PageCache;
  clock: Clock;
  log: Logger;
}) {
  let seen = new Set<number>();

  async function read(): Promise<void> {
    try {
      const rows = await db
        .selectFrom('pageChange')
        .select(['id', 'topic'])
        .where('at', '>', after(clock.now(), -LOOK_BACK))
        .execute();
      cache.invalidate(rows.filter((row) => !seen.has(row.id)).map((row) => row.topic));
      seen = new Set(rows.map((row) => row.id));
    } catch (error) {
      cache.clear();
      log.warn({ reason: (error as Error).message }, 'page changes could not be read');
    }
  }

  return runAtInterval(read, INTERVAL);
}
