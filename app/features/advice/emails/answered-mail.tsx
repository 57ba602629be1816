import type { Config } from '#app/platform/config/config.ts';
import { MailAction } from '#app/platform/mail/mail-document.tsx';
import type { Mail } from '#app/platform/mail/mailer.ts';
import { type MailReader, notificationMail } from '#app/platform/mail/notification-mail.tsx';
import { questionLookupPath } from '../paths.ts';

interface Props {
  reader: MailReader;
  questionId: number;
  config: Pick<Config, 'secret' | 'publicUrl'>;
}

/** Tells who asked a question that it has its answer. It repeats nothing of either: they are about health. */
export const answeredMail = ({ reader, questionId, config }: Props): Mail =>
  notificationMail({
    reader,
    config,
    subject: 'Je vraag is beantwoord',
    children: (
      <>
        <p>Je stelde een vraag op Niergenoten. Het antwoord staat voor je klaar.</p>
        <MailAction href={new URL(questionLookupPath(questionId), config.publicUrl).href}>Lees het antwoord</MailAction>
      </>
    ),
  });
