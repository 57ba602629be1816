import type { ReactNode } from 'react';
import { SETTINGS_PATH } from '#app/features/accounts/paths.ts';
import { threadPath } from '#app/features/messages/paths.ts';
import { HowToStop } from '#app/platform/mail/how-to-stop.tsx';
import { MailAction, MailDocument } from '#app/platform/mail/mail-document.tsx';
import type { Mail } from '#app/platform/mail/mailer.ts';

interface Props {
  to: string;
  username: string;
  /** The member who asked for contact, or accepted it. */
  other: { id: number; username: string };
  publicUrl: URL;
}

/** Tells a member that somebody asks for contact, without the message: that may be about health. */
export const contactRequestedMail = (props: Props): Mail => ({
  to: props.to,
  subject: 'Je hebt een contactverzoek op Niergenoten',
  body: (
    <ContactMail {...props} title="Je hebt een contactverzoek" action="Bekijk het verzoek">
      {props.other.username} wil graag contact met je. Lees het bericht en kies zelf of je het accepteert.
    </ContactMail>
  ),
});

/** Tells a member that somebody accepted their request. */
export const contactAcceptedMail = (props: Props): Mail => ({
  to: props.to,
  subject: 'Je contactverzoek is geaccepteerd',
  body: (
    <ContactMail {...props} title="Je contactverzoek is geaccepteerd" action="Schrijf een bericht">
      {props.other.username} heeft je contactverzoek geaccepteerd. Jullie kunnen elkaar nu berichten sturen.
    </ContactMail>
  ),
});

interface ContactMailProps extends Props {
  title: string;
  /** The text of the button. */
  action: string;
  children: ReactNode;
}

const ContactMail = ({ username, other, publicUrl, title, action, children }: ContactMailProps) => (
  <MailDocument title={title}>
    <p>Dag {username},</p>
    <p>{children}</p>
    <MailAction href={new URL(threadPath(other.id), publicUrl).href}>{action}</MailAction>
    <HowToStop settings={new URL(SETTINGS_PATH, publicUrl).href} />
  </MailDocument>
);
