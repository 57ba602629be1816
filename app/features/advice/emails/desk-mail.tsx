import type { Config } from '#app/platform/config/config.ts';
import { MailAction } from '#app/platform/mail/mail-document.tsx';
import type { Mail } from '#app/platform/mail/mailer.ts';
import { type MailReader, notificationMail } from '#app/platform/mail/notification-mail.tsx';
import { pluralise } from '#app/ui/text/pluralise.ts';
import { DESK_PATH } from '../paths.ts';

interface Props {
  reader: MailReader;
  /** How many questions wait. */
  count: number;
  config: Pick<Config, 'secret' | 'publicUrl'>;
}

/** Tells a professional how many questions wait, and nothing of what they are about. */
export function deskMail({ reader, count, config }: Props): Mail {
  const waiting = `${count === 1 ? 'wacht' : 'wachten'} ${pluralise(count, 'vraag', 'vragen')} op antwoord`;
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
