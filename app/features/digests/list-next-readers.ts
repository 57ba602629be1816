import { sql } from 'kysely';
import { isInMemoriam } from '#app/features/profiles/index.ts';
import { after } from '#app/platform/clock.ts';
import type { OpenTransaction } from '#app/platform/database/database.ts';
import type { DigestReader } from '#app/platform/digests/readers.ts';
import { DAYS_APART, LOOK_BACK, MEMBERS_AT_ONCE } from './rules.ts';
import { remainderOfDay } from './schedule.ts';

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
export async function listNextReaders(db: OpenTransaction, { day, until, afterId }: Run): Promise<NextReaders> {
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
