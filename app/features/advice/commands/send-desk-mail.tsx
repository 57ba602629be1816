import type { Config } from '#app/platform/config/config.ts';
import { write } from '#app/platform/database/write.ts';
import { findDeskReader, markDeskMailed } from '#app/platform/mail/desk-mail.ts';
import { MailAction } from '#app/platform/mail/mail-document.tsx';
import type { Mail } from '#app/platform/mail/mailer.ts';
import { type MailReader, notificationMail } from '#app/platform/mail/notification-mail.tsx';
import type { Platform } from '#app/platform/platform.ts';
import { pluraliseCapped } from '#app/ui/text/pluralise.ts';
import { claimsCountFrom } from '../claim.ts';
import { deskMailJob } from '../jobs.ts';
import { countOpenFor, selectOpenFor } from '../lists/open.ts';
import { DESK_PATH } from '../paths.ts';

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

/** Mails a professional how many questions wait, unless by now none does or they want no mails. */
export async function sendDeskMail(
  { db, clock, config, mailer }: Pick<Platform, 'db' | 'clock' | 'config' | 'mailer'>,
  { memberId }: { memberId: number },
): Promise<void> {
  const reader = await findDeskReader(db, { memberId, role: 'professional' });
  const count = await countOpenFor(db, { memberId, now: clock.now() });
  if (reader && count > 0) await mailer.send(deskMail({ reader, count, config }));
}

interface Props {
  reader: MailReader;
  /** How many questions wait. */
  count: number;
  config: Pick<Config, 'secret' | 'publicUrl'>;
}

/** Tells a professional how many questions wait, and nothing of what they are about. */
function deskMail({ reader, count, config }: Props): Mail {
  const waiting = `${count === 1 ? 'wacht' : 'wachten'} ${pluraliseCapped(count, 'vraag', 'vragen')} op antwoord`;
  return notificationMail({
    reader,
    config,
    subject: `Er ${waiting}`,
    title: 'Er wachten vragen op antwoord',
    children: (
      <>
        <p>Op Niergenoten {waiting}. We beloven een antwoord binnen een week.</p>
        <MailAction href={new URL(DESK_PATH, config.publicUrl).href}>Bekijk de vragen</MailAction>
      </>
    ),
  });
}
