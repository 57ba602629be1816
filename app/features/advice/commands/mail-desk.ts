import { write } from '#app/platform/database/write.ts';
import { markDeskMailed } from '#app/platform/mail/desk-mail.ts';
import type { Platform } from '#app/platform/platform.ts';
import { claimsCountFrom } from '../claim.ts';
import { deskMailJob } from '../jobs.ts';
import { selectOpenFor } from '../lists/open.ts';

/**
 * Has the worker mail each professional for whom questions wait, unless they want no mails or were mailed today. A second
 * time it changes nothing.
 */
export const mailDesk = (platform: Platform): Promise<void> =>
  write(platform, async (tx) => {
    const { db, now } = tx;
    const mailed = await markDeskMailed(tx, 'professional', ({ exists, ref }) =>
      exists(selectOpenFor(db, { memberId: ref('member.id'), claimsFrom: claimsCountFrom(now) }).select('questionId')),
    );
    await platform.jobs.send(db, deskMailJob, ...mailed);
  });
