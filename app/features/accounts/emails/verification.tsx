import { MailAction, MailDocument } from '#app/platform/mail/mail-document.tsx';
import type { Mail } from '#app/platform/mail/mailer.ts';
import { confirmEmailPath } from '../paths.ts';

/** The mail with the link that confirms a registration. */
export function verificationMail({
  to,
  username,
  token,
  publicUrl,
}: {
  to: string;
  username: string;
  token: string;
  publicUrl: URL;
}): Mail {
  const link = new URL(confirmEmailPath(token), publicUrl).href;
  const subject = 'Bevestig je e-mailadres voor Niergenoten';
  return {
    to,
    subject,
    body: (
      <MailDocument title="Bevestig je e-mailadres">
        <p>Welkom {username},</p>
        <p>Fijn dat je je hebt aangemeld. Druk op de knop om je e-mailadres te bevestigen. Daarna kun je inloggen.</p>
        <MailAction href={link}>E-mailadres bevestigen</MailAction>
        <p>
          De link werkt 24 uur. Heb je je niet aangemeld? Dan hoef je niets te doen: zonder bevestiging komt er geen
          account.
        </p>
      </MailDocument>
    ),
  };
}
