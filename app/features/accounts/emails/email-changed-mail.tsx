import { CONTACT_PATH } from '#app/features/content/paths.ts';
import { MailAction, MailDocument } from '#app/platform/mail/mail-document.tsx';
import type { Mail } from '#app/platform/mail/mailer.ts';

/** Informs the old address of a member that they have another one, in case somebody else changed it (rules.md R6). */
export function emailChangedMail({ to, publicUrl }: { to: string; publicUrl: URL }): Mail {
  return {
    to,
    subject: 'Je e-mailadres voor Niergenoten is gewijzigd',
    body: (
      <MailDocument title="Je e-mailadres is gewijzigd">
        <p>
          Je account heeft nu een ander e-mailadres. Met dit adres kun je niet meer inloggen, en hier komen geen e-mails
          van ons meer. Heb je dit zelf gedaan? Dan hoef je niets te doen.
        </p>
        <p>Was jij dit niet? Laat het ons meteen weten. Dan zoeken we het samen uit.</p>
        <MailAction href={new URL(CONTACT_PATH, publicUrl).href}>Neem contact met ons op</MailAction>
      </MailDocument>
    ),
  };
}
