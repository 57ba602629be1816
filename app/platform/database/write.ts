import type { Clock } from '#app/platform/clock.ts';
import type { EventKind } from '#app/platform/jobs/events.ts';
import type { Jobs } from '#app/platform/jobs/jobs.ts';
import type { PageCache } from '#app/platform/page-cache/page-cache.ts';
import { recordPageChanges } from '#app/platform/page-cache/record-page-changes.ts';
import type { Database, OpenTransaction } from './database.ts';

/** A write under way: its transaction, its moment, and what others are to know of it. */
export interface Write {
  readonly db: OpenTransaction;
  readonly now: Date;
  /** Names what cached pages show that this write changes. */
  changes(...topics: string[]): void;
  /** Publishes an event with this write: its subscribers hear of it after the commit, and only then. */
  publish<P extends object>(event: EventKind<P>, payload: P): Promise<void>;
}

/** What a write needs of the platform. */
export interface Writable {
  readonly db: Database;
  readonly clock: Clock;
  readonly jobs: Pick<Jobs, 'publish'>;
  readonly pageCache: Pick<PageCache, 'invalidate'>;
}

/**
 * Runs `work` as one transaction: its rows, its counters, its events and the page changes commit together or not at
 * all. After the commit this process invalidates its own cached pages at once (architecture.md, 'A write').
 */
export async function write<T>(
  { db, clock, jobs, pageCache }: Writable,
  work: (write: Write) => Promise<T>,
): Promise<T> {
  const topics = new Set<string>();
  const result = await db.transaction().execute(async (transaction) => {
    const done = await work({
      db: transaction,
      now: clock.now(),
      changes: (...changed) => {
        for (const topic of changed) topics.add(topic);
      },
      publish: (event, payload) => jobs.publish(transaction, event, payload),
    });
    await recordPageChanges(transaction, [...topics], clock.now());
    return done;
  });
  pageCache.invalidate(topics);
  return result;
}
