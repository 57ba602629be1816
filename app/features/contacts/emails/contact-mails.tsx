import { threadPath } from '#app/features/messages/paths.ts';
import type { Config } from '#app/platform/config/config.ts';
import { MailAction } from '#app/platform/mail/mail-document.tsx';
import type { Mail } from '#app/platform/mail/mailer.ts';
import { type MailReader, notificationMail } from '#app/platform/mail/notification-mail.tsx';

interface Props {
  reader: MailReader;
  /** The member who asked for contact, or accepted it. */
  other: { id: number; username: string };
  config: Pick<Config, 'secret' | 'publicUrl'>;
}

/** Tells a member that somebody asks for contact, without the message: that may be about health. */
export const contactRequestedMail = ({ reader, other, config }: Props): Mail =>
  notificationMail({
    reader,
    config,
    subject: 'Je hebt een contactverzoek op Niergenoten',
    title: 'Je hebt een contactverzoek',
    children: (
      <>
        <p>{other.username} wil graag contact met je. Lees het bericht en kies zelf of je het accepteert.</p>
        <MailAction href={new URL(threadPath(other.id), config.publicUrl).href}>Bekijk het verzoek</MailAction>
      </>
    ),
  });

/** Tells a member that somebody accepted their request. */
export const contactAcceptedMail = ({ reader, other, config }: Props): Mail =>
  notificationMail({
    reader,
    config,
    subject: 'Je contactverzoek is geaccepteerd',
    children: (
      <>
        <p>{other.username} heeft je contactverzoek geaccepteerd. Jullie kunnen elkaar nu berichten sturen.</p>
        <MailAction href={new URL(threadPath(other.id), config.publicUrl).href}>Schrijf een bericht</MailAction>
      </>
    ),
  });
