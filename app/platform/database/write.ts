import type { Clock } from '#app/platform/clock.ts';
import type { EventKind } from '#app/platform/jobs/events.ts';
import type { Jobs } from '#app/platform/jobs/jobs.ts';
import { type Change, sendChanges } from '#app/platform/live/changes.ts';
import type { LiveTopic } from '#app/platform/live/topics.ts';
import type { PageCache } from '#app/platform/page-cache/page-cache.ts';
import { recordPageChanges } from '#app/platform/page-cache/record-page-changes.ts';
import type { Database, OpenTransaction } from './database.ts';

/** A write in progress: its transaction, its time, and what is invalidated and published when it commits. */
export interface Write {
  readonly db: OpenTransaction;
  readonly now: Date;
  /** Invalidates the cached pages with these topics, in all processes, when the transaction commits. */
  invalidate(...topics: string[]): void;
  /** Publishes an event, as often as there are payloads, in this transaction: subscribers get it after the commit. */
  publish<P extends object>(event: EventKind<P>, ...payloads: readonly P[]): Promise<void>;
  /**
   * Tells the open pages of this member, in all processes, that something of this topic changed when the transaction
   * commits.
   */
  signalOpenPages(memberId: number, topic: LiveTopic): void;
}

/** The part of the platform that a write needs. */
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
  const invalidated = new Set<string>();
  const changes: Change[] = [];
  const result = await db.transaction().execute(async (transaction) => {
    const done = await work({
      db: transaction,
      now: clock.now(),
      invalidate: (...topics) => {
        for (const topic of topics) invalidated.add(topic);
      },
      publish: (event, ...payloads) => jobs.publish(transaction, event, ...payloads),
      signalOpenPages: (memberId, topic) => void changes.push({ memberId, topic }),
    });
    await sendChanges(transaction, changes);
    await recordPageChanges(transaction, [...invalidated], clock.now());
    return done;
  });
  pageCache.invalidate(invalidated);
  return result;
}
