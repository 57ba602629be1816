import { sql } from 'kysely';
import { after, HOUR } from '#app/platform/clock.ts';
import { type Write, write } from '#app/platform/database/write.ts';
import type { Platform } from '#app/platform/platform.ts';
import { deskMailJob } from '../jobs.ts';
import { selectOpenFor } from '../lists/open.ts';

/** How long after a mail the next may follow: somewhat less than a day, because no job runs on the minute. */
const PAUSE = 20 * HOUR;

/**
 * Has the worker mail each professional for whom questions wait, unless they want no mails or were mailed today. A second
 * time it changes nothing.
 */
export const mailDesk = (platform: Platform): Promise<void> =>
  write(platform, async (tx) => {
    await platform.jobs.send(tx.db, deskMailJob, ...(await markMailed(tx)));
  });

/** Stores who is mailed now, and gives them. */
const markMailed = ({ db, now }: Write) =>
  db
    .insertInto('adviceDeskMail')
    .columns(['memberId', 'mailedAt'])
    .expression((eb) =>
      eb
        .selectFrom('memberRole')
        .innerJoin('member', 'member.id', 'memberRole.memberId')
        .select(['member.id', sql<Date>`${now}::timestamptz`.as('mailedAt')])
        .where('memberRole.role', '=', 'professional')
        .where('member.emailNotifications', '=', true)
        .where(({ exists, ref }) =>
          exists(selectOpenFor(db, { memberId: ref('member.id'), now }).select('questionId')),
        ),
    )
    .onConflict((conflict) =>
      conflict
        .column('memberId')
        .doUpdateSet((eb) => ({ mailedAt: eb.ref('excluded.mailedAt') }))
        .where('adviceDeskMail.mailedAt', '<=', after(now, -PAUSE)),
    )
    .returning('memberId')
    .execute();
