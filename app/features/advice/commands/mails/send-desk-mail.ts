import type { Platform } from '#app/platform/platform.ts';
import { deskMail } from '../../emails/desk-mail.tsx';
import { selectOpenFor } from '../../lists/open.ts';

/** Mails a professional how many questions wait, unless by now none does or they want no mails. */
export async function sendDeskMail(
  { db, clock, config, mailer }: Pick<Platform, 'db' | 'clock' | 'config' | 'mailer'>,
  { memberId }: { memberId: number },
): Promise<void> {
  const reader = await db
    .selectFrom('member')
    .innerJoin('memberRole', 'memberRole.memberId', 'member.id')
    .select(['member.id as memberId', 'member.email as to', 'member.username'])
    .where('member.id', '=', memberId)
    .where('memberRole.role', '=', 'professional')
    .where('member.emailNotifications', '=', true)
    .executeTakeFirst();
  const { count } = await selectOpenFor(db, { memberId, now: clock.now() })
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  if (reader && count > 0) await mailer.send(deskMail({ reader, count, config }));
}
