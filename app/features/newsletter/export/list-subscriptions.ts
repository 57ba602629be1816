import type { Database } from '#app/platform/database/database.ts';

/** How many rows one statement reads. */
const BATCH_SIZE = 1000;

/** Reads all subscriptions, a batch at a time, the oldest first. */
export async function* listSubscriptions(db: Database) {
  let after = 0;
  for (;;) {
    const batch = await db
      .selectFrom('newsletterSubscription')
      .select(['id', 'email', 'subscribedAt'])
      .where('id', '>', after)
      .orderBy('id')
      .limit(BATCH_SIZE)
      .execute();
    yield* batch;
    after = batch.at(-1)?.id ?? after;
    if (batch.length < BATCH_SIZE) return;
  }
}
