import { MailAction, MailDocument } from '#app/platform/mail/mail-document.tsx';
import type { Mail } from '#app/platform/mail/mailer.ts';
import { newPasswordPath } from '../paths.ts';

/** The mail with the link for a new password. */
export function passwordResetMail({
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
  const link = new URL(newPasswordPath({ email: to, token }), publicUrl).href;
  return {
    to,
    subject: 'Een nieuw wachtwoord voor Niergenoten',
    body: (
      <MailDocument title="Kies een nieuw wachtwoord">
        <p>Dag {username},</p>
        <p>Je wilt een nieuw wachtwoord. Druk op de knop om er een te kiezen.</p>
        <MailAction href={link}>Kies een nieuw wachtwoord</MailAction>
        <p>
          De link werkt 60 minuten, en één keer. Heb je dit niet zelf gevraagd? Dan hoef je niets te doen: je wachtwoord
          blijft zoals het is.
        </p>
      </MailDocument>
    ),
  };
}
