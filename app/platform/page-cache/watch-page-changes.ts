import { after, type Clock, SECOND } from '#app/platform/clock.ts';
import type { Database } from '#app/platform/database/database.ts';
import type { Logger } from '#app/platform/log.ts';
import { repeat } from '#app/platform/repeat.ts';
import type { PageCache } from './page-cache.ts';

const INTERVAL = SECOND / 2;
/** How far back rows are read again each time: a transaction may commit seconds after the time in its row. */
const LOOK_BACK = 10 * SECOND;

/**
 * Reads the page changes every half second and invalidates the pages. When they can't be read the cache is cleared, because
 * its pages may be outdated. Gives the function that stops it.
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

  return repeat(read, INTERVAL).stop;
}
