import { sql } from 'kysely';
import type { OpenTransaction } from '#app/platform/database/database.ts';
import { prepared } from '#app/platform/database/prepared.ts';

/**
 * Records, in the transaction of a write, that cached pages with one of these topics are outdated. Every process reads
 * these rows within half a second and invalidates its pages; the process that wrote them does so at once after commit.
 */
export async function recordPageChanges(db: OpenTransaction, topics: string[], at: Date): Promise<void> {
  if (topics.length === 0) return;
  await insertPageChanges(db, { topics, at });
}

const insertPageChanges = prepared((db, { topics, at }: { topics: readonly string[]; at: Date }) =>
  db
    .insertInto('pageChange')
    .columns(['topic', 'at'])
    .expression(
      db.selectNoFrom([sql<string>`unnest(${topics}::text[])`.as('topic'), sql<Date>`${at}::timestamptz`.as('at')]),
    ),
);
