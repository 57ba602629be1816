import { after } from '#app/platform/clock.ts';
import type { OpenTransaction } from '#app/platform/database/database.ts';
import { write } from '#app/platform/database/write.ts';
import { type DigestReader, SETTLING } from '#app/platform/digests/readers.ts';
import type { Platform } from '#app/platform/platform.ts';
import { listNextReaders } from './list-next-readers.ts';
import { findNews } from './news.ts';
import { dayOfDigests } from './schedule.ts';

/**
 * Makes the digests of today, from 9:00 in Amsterdam on: a row for each member whose day it is and to whom something is new.
 * A part of the members is a transaction, with how far it came. So a worker that is killed makes none twice and misses none,
 * and two workers take turns.
 */
export async function prepareDigests(platform: Platform, stopping: AbortSignal): Promise<void> {
  const day = dayOfDigests(platform.clock.now());
  if (day === null) return;
  while (!stopping.aborted && (await preparePart(platform, day)) === 'more');
}

/** Makes the digests of the next members of the run of this day. */
const preparePart = (platform: Platform, day: string): Promise<'more' | 'done'> =>
  write(platform, async ({ db, now }) => {
    const run = await lockRun(db, { day, now });
    if (!run) return 'done'; // it ended, or another worker is at it
    const until = after(now, -SETTLING);
    const { readers, lastMemberId } = await listNextReaders(db, { day, until, afterId: run.lastMemberId });
    const news = await findNews(db, readers);
    await insertDigests(db, { day, now, readers: readers.filter(({ memberId }) => news.has(memberId)) });
    if (lastMemberId === null) return endRun(db, { day, now });
    return recordProgress(db, { day, lastMemberId });
  });

/** Each takes the place of the member's digest before, unless that is one of this day or a later one. */
async function insertDigests(
  db: OpenTransaction,
  { day, now, readers }: { day: string; now: Date; readers: readonly DigestReader[] },
): Promise<void> {
  if (readers.length === 0) return;
  await db
    .insertInto('digest')
    .values(
      readers.map(({ memberId, since, until }) => ({
        memberId,
        day,
        coversFrom: since,
        coversUntil: until,
        tries: 0,
        nextTryAt: now,
        sentAt: null,
      })),
    )
    .onConflict((conflict) =>
      conflict
        .column('memberId')
        .doUpdateSet((eb) => ({
          day: eb.ref('excluded.day'),
          coversFrom: eb.ref('excluded.coversFrom'),
          coversUntil: eb.ref('excluded.coversUntil'),
          tries: eb.ref('excluded.tries'),
          nextTryAt: eb.ref('excluded.nextTryAt'),
          sentAt: eb.ref('excluded.sentAt'),
        }))
        .whereRef('digest.day', '<', 'excluded.day'),
    )
    .execute();
}

/** The run of a day, begun if it was not, and locked; null when it has ended or another worker has it. */
async function lockRun(db: OpenTransaction, { day, now }: { day: string; now: Date }) {
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
async function recordProgress(
  db: OpenTransaction,
  { day, lastMemberId }: { day: string; lastMemberId: number },
): Promise<'more'> {
  await db.updateTable('digestRun').set({ lastMemberId }).where('day', '=', day).execute();
  return 'more';
}

/** Records that the digests of a day are made for all members. */
async function endRun(db: OpenTransaction, { day, now }: { day: string; now: Date }): Promise<'done'> {
  await db.updateTable('digestRun').set({ endedAt: now }).where('day', '=', day).execute();
  return 'done';
}
