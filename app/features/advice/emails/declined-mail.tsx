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

/** Tells who asked a question that it is not answered here. It repeats neither the question nor the reason. */
export const declinedMail = ({ reader, questionId, config }: Props): Mail =>
  notificationMail({
    reader,
    config,
    subject: 'Bericht over je vraag',
    children: (
      <>
        <p>
          Je stelde een vraag op Niergenoten. We hebben hem gelezen, maar kunnen hem hier niet beantwoorden. Op de site
          lees je waarom, en waar je er wel mee terechtkunt.
        </p>
        <MailAction href={new URL(questionLookupPath(questionId), config.publicUrl).href}>Lees het bericht</MailAction>
      </>
    ),
  });
