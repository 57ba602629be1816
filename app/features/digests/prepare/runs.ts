import type { OpenTransaction } from '#app/platform/database/database.ts';

/** The run of a day, begun if it was not, and locked; null when it has ended or another worker has it. */
export async function lockRun(db: OpenTransaction, { day, now }: { day: string; now: Date }) {
  await db
    .insertInto('digestRun')
    .values({ day, startedAt: now })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  const run = await db
    .selectFrom('digestRun')
    .select('lastMemberId')
    .where('day', '=', day)
    .where('endedAt', 'is', null)
    .forUpdate()
    .skipLocked()
    .executeTakeFirst();
  return run ?? null;
}

/** Records up to which member the digests of a day are made. */
export async function recordProgress(
  db: OpenTransaction,
  { day, lastMemberId }: { day: string; lastMemberId: number },
): Promise<'more'> {
  await db.updateTable('digestRun').set({ lastMemberId }).where('day', '=', day).execute();
  return 'more';
}

/** Records that the digests of a day are made for all members. */
export async function endRun(db: OpenTransaction, { day, now }: { day: string; now: Date }): Promise<'done'> {
  await db.updateTable('digestRun').set({ endedAt: now }).where('day', '=', day).execute();
  return 'done';
}
