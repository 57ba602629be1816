import { after } from '#app/platform/clock.ts';
import type { DigestReader } from '#app/platform/digests/readers.ts';
import type { MailReader } from '#app/platform/mail/notification-mail.tsx';
import type { Platform } from '#app/platform/platform.ts';
import { LEASE, SENT_AT_ONCE } from '../rules.ts';

/** A digest that this worker may send. */
export interface Claimed extends DigestReader {
  day: string;
  /** How often it was tried, this time included. */
  tries: number;
  /** Its member; null for one who wants no mails any more. */
  reader: MailReader | null;
}

/**
 * Takes the digests that are due first: until the lease ends no other worker sends them, so that a slow mail is not doubled.
 */
export async function claimDigests({ db, clock }: Pick<Platform, 'db' | 'clock'>): Promise<Claimed[]> {
  const now = clock.now();
  const rows = await db
    .updateTable('digest')
    .from('member')
    .whereRef('member.id', '=', 'digest.memberId')
    .where('digest.memberId', 'in', (eb) =>
      eb
        .selectFrom('digest')
        .select('memberId')
        .where('nextTryAt', '<=', now)
        .orderBy('nextTryAt')
        .limit(SENT_AT_ONCE)
        .forUpdate()
        .skipLocked(),
    )
    .set((eb) => ({ tries: eb('digest.tries', '+', 1), nextTryAt: after(now, LEASE) }))
    .returning(['digest.memberId', 'digest.day', 'digest.tries', 'digest.coversFrom', 'digest.coversUntil'])
    .returning(['member.email', 'member.username', 'member.emailNotifications'])
    .execute();
  return rows.map(({ memberId, day, tries, coversFrom, coversUntil, email, username, emailNotifications }) => ({
    memberId,
    day,
    tries,
    since: coversFrom,
    until: coversUntil,
    reader: emailNotifications ? { memberId, to: email, username } : null,
  }));
}
