import { MailAction, MailDocument } from '#app/platform/mail/mail-document.tsx';
import type { Mail } from '#app/platform/mail/mailer.ts';
import { confirmEmailPath } from '../paths.ts';

/** A registration that the mail offers to confirm. */
interface Link {
  username: string;
  token: string;
}

/**
 * The mail with the link that confirms a registration, or with one link for each when more than one waits for the same
 * address.
 */
export function verificationMail({
  to,
  links,
  publicUrl,
}: {
  to: string;
  links: readonly Link[];
  publicUrl: URL;
}): Mail {
  const hrefOf = ({ token }: Link) => new URL(confirmEmailPath(token), publicUrl).href;
  const [only] = links;
  const subject = 'Bevestig je e-mailadres voor Niergenoten';
  return {
    to,
    subject,
    body: (
      <MailDocument title="Bevestig je e-mailadres">
        {only && links.length === 1 ? (
          <>
            <p>Welkom {only.username},</p>
            <p>
              Fijn dat je je hebt aangemeld. Druk op de knop en vul het wachtwoord in dat je hebt gekozen. Daarna kun je
              inloggen.
            </p>
            <MailAction href={hrefOf(only)}>E-mailadres bevestigen</MailAction>
          </>
        ) : (
          <>
            <p>
              Met dit e-mailadres is meer dan één keer een account aangevraagd. Kies jouw gebruikersnaam en vul het
              wachtwoord in dat je daarbij hebt gekozen. Daarna kun je inloggen.
            </p>
            {links.map((link) => (
              <MailAction key={link.token} href={hrefOf(link)}>
                Bevestig {link.username}
              </MailAction>
            ))}
            <p>Staat er een gebruikersnaam bij die je niet kent? Bevestig die dan niet.</p>
          </>
        )}
        <p>
          De link werkt 24 uur. Heb je je niet aangemeld? Dan hoef je niets te doen: zonder bevestiging komt er geen
          account.
        </p>
      </MailDocument>
    ),
  };
}
