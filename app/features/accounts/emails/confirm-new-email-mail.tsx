import { MailAction, MailDocument } from '#app/platform/mail/mail-document.tsx';
import type { Mail } from '#app/platform/mail/mailer.ts';
import { confirmNewEmailPath } from '../paths.ts';

/** The mail to a new address, with the link that confirms it. */
export function confirmNewEmailMail({
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
  return {
    to,
    subject: 'Bevestig je nieuwe e-mailadres voor Niergenoten',
    body: (
      <MailDocument title="Bevestig je nieuwe e-mailadres">
        <p>Dag {username},</p>
        <p>Je wilt voortaan inloggen met dit e-mailadres. Druk op de knop om dat te bevestigen.</p>
        <MailAction href={new URL(confirmNewEmailPath(token), publicUrl).href}>Bevestig dit e-mailadres</MailAction>
        <p>
          De link werkt 24 uur, en één keer. Ken je deze gebruikersnaam niet? Dan heeft iemand zich vergist. Je hoeft
          niets te doen.
        </p>
      </MailDocument>
    ),
  };
}
