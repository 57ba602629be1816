import type { OpenTransaction } from '#app/platform/database/database.ts';

/**
 * Records, in the transaction of a write, that cached pages with one of these topics are outdated. Every process reads
 * these rows within half a second and invalidates its pages; the process that wrote them does so at once after commit.
 */
export async function recordPageChanges(db: OpenTransaction, topics: string[], at: Date): Promise<void> {
  if (topics.length === 0) return;
  await db
    .insertInto('pageChange')
    .values(topics.map((topic) => ({ topic, at })))
    .execute();
}
