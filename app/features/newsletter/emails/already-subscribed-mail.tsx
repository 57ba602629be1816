import { MailDocument } from '#app/platform/mail/mail-document.tsx';
import type { Mail } from '#app/platform/mail/mailer.ts';
import { stopNewsletterPath } from '../paths.ts';

interface Props {
  to: string;
  /** The token to end the newsletter. */
  token: string;
  publicUrl: URL;
}

/** Informs only the owner of an address that it gets the newsletter already (rules.md R1). */
export function alreadySubscribedMail({ to, token, publicUrl }: Props): Mail {
  const unsubscribeUrl = new URL(stopNewsletterPath(token), publicUrl).href;
  return {
    to,
    subject: 'Je krijgt de nieuwsbrief al',
    unsubscribeUrl,
    body: (
      <MailDocument title="Je krijgt de nieuwsbrief al">
        <p>
          Iemand vulde dit e-mailadres in om de nieuwsbrief van Niergenoten te krijgen. Maar je bent al aangemeld. Je
          hoeft dus niets te doen: de volgende nieuwsbrief komt vanzelf.
        </p>
        <p>Zie je de nieuwsbrief nooit? Kijk dan ook in je map met spam of ongewenste e-mail.</p>
        <p>
          Wil je de nieuwsbrief niet meer? <a href={unsubscribeUrl}>Meld je af voor de nieuwsbrief</a>
        </p>
      </MailDocument>
    ),
  };
}
