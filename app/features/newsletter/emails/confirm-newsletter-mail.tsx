import { MailAction, MailDocument } from '#app/platform/mail/mail-document.tsx';
import type { Mail } from '#app/platform/mail/mailer.ts';
import { confirmNewsletterPath } from '../paths.ts';

/** The mail with the link that subscribes an address. */
export const confirmNewsletterMail = ({
  to,
  token,
  publicUrl,
}: {
  to: string;
  token: string;
  publicUrl: URL;
}): Mail => ({
  to,
  subject: 'Bevestig je aanmelding voor de nieuwsbrief',
  body: (
    <MailDocument title="Wil je onze nieuwsbrief?">
      <p>
        Iemand vulde dit e-mailadres in om de nieuwsbrief van Niergenoten te krijgen. Was jij dat? Druk dan op de knop.
        Daarna krijg je hem ongeveer 10 keer per jaar.
      </p>
      <MailAction href={new URL(confirmNewsletterPath(token), publicUrl).href}>Ja, ik wil de nieuwsbrief</MailAction>
      <p>
        De link werkt 24 uur. Wil je de nieuwsbrief niet? Dan hoef je niets te doen. Zonder bevestiging sturen we hem
        niet, en gooien we je adres weg.
      </p>
    </MailDocument>
  ),
});
