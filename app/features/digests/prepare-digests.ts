import { sql } from 'kysely';
import { isInMemoriam } from '#app/features/profiles/index.ts';
import { after } from '#app/platform/clock.ts';
import type { OpenTransaction } from '#app/platform/database/database.ts';
import { write } from '#app/platform/database/write.ts';
import { type DigestReader, SETTLING } from '#app/platform/digests/readers.ts';
import type { Platform } from '#app/platform/platform.ts';
import { findNews } from './news.ts';
import { DAYS_APART, LOOK_BACK, MEMBERS_AT_ONCE } from './rules.ts';
import { dayOfDigests, remainderOfDay } from './schedule.ts';

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

/** The next members of a run. */
interface NextReaders {
  /** Those for whom a digest may be made. */
  readers: DigestReader[];
  /** The last member that was looked at; null when there are no more. */
  lastMemberId: number | null;
}

interface Run {
  day: string;
  /** Up to when a digest of this run covers what is new. */
  until: Date;
  /** The last member that the run has handled. */
  afterId: number;
}

/**
 * Looks at the next members: for whom it is their day and who want mails, the time that a digest of theirs covers, which
 * begins at the end of the last one that was sent. One that still waits to be sent comes first, so its member is left out.
 */
async function listNextReaders(db: OpenTransaction, { day, until, afterId }: Run): Promise<NextReaders> {
  const rows = await db
    .selectFrom((eb) =>
      eb
        .selectFrom('member')
        .select(['id', 'createdAt', 'emailNotifications', isInMemoriam(sql.ref('member.id')).as('inMemoriam')])
        .where('id', '>', afterId)
        .orderBy('id')
        .limit(MEMBERS_AT_ONCE)
        .as('next'),
    )
    .leftJoin('digest', (join) => join.onRef('digest.memberId', '=', 'next.id').on('digest.memberId', '>', afterId))
    .select(['next.id as memberId', 'next.emailNotifications', 'next.inMemoriam', 'digest.nextTryAt'])
    .select(
      sql<Date>`greatest(
        ${after(until, -LOOK_BACK)},
        case when digest.sent_at is null then coalesce(digest.covers_from, next.created_at) else digest.covers_until end
      )`.as('since'),
    )
    .orderBy('next.id')
    .execute();
  const readers = rows
    .filter(({ memberId }) => memberId % DAYS_APART === remainderOfDay(day))
    .filter(({ emailNotifications, inMemoriam, nextTryAt }) => emailNotifications && !inMemoriam && nextTryAt === null)
    .map(({ memberId, since }) => ({ memberId, since, until }));
  return { readers, lastMemberId: rows.at(-1)?.memberId ?? null };
}
