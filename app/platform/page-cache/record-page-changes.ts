import type { OpenTransaction } from '#app/platform/database/database.ts';

/**
 * Says, inside the transaction that changes something, that every cached page with one of these topics is out of date.
 * Each process reads the rows within half a second; the one that wrote them drops its own after commit.
 */
export async function recordPageChanges(db: OpenTransaction, topics: string[], at: Date): Promise<void> {
  if (topics.length === 0) return;
  await db
    .insertInto('pageChange')
    .values(topics.map((topic) => ({ topic, at })))
    .execute();
}
