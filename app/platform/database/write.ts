import type { Clock } from '#app/platform/clock.ts';
import type { PageCache } from '#app/platform/page-cache/page-cache.ts';
import { changePages } from '#app/platform/page-cache/page-change.ts';
import type { Database, OpenTransaction } from './database.ts';

/** An open transaction with the topics that it changes. */
export interface Write {
  readonly db: OpenTransaction;
  readonly now: Date;
  /** Names what cached pages show that this write changes. */
  changes(...topics: string[]): void;
}

/**
 * Runs `work` as one transaction: its rows, its counters, its events and the page changes commit together or not at
 * all. After the commit this process drops its own pages at once (architecture.md, 'A write').
 */
export async function write<T>(
  { db, pageCache, clock }: { db: Database; pageCache: PageCache; clock: Clock },
  work: (write: Write) => Promise<T>,
): Promise<T> {
  const topics = new Set<string>();
  const result = await db.transaction().execute(async (transaction) => {
    const now = clock.now();
    const done = await work({
      db: transaction,
      now,
      changes: (...changed) => {
        for (const topic of changed) topics.add(topic);
      },
    });
    await changePages(transaction, [...topics], clock.now());
    return done;
  });
  pageCache.invalidate(topics);
  return result;
}
