import type { ReactNode } from 'react';
import { Prose } from '#app/ui/layout/prose.tsx';
import { Link } from '#app/ui/link/link.tsx';

interface Props {
  retry: ReactNode;
  contactPath: string;
  maxPerHour?: number;
}

/**
 * What to do when a mail does not arrive. `retry` is a link to request the mail again, `contactPath` that of the page to
 * reach us. `maxPerHour` is how many such mails one address gets in an hour: all readers are told, with an account or
 * without (rules.md R13, R49).
 */
export function MailTroubleshooting({ retry, contactPath, maxPerHour }: Props) {
  return (
    <Prose>
      <h2>Geen e-mail gekregen?</h2>
      <ul>
        <li>Het kan tot 15&nbsp;minuten duren voordat de e-mail er is.</li>
        {maxPerHour !== undefined && (
          <li>
            Naar één adres sturen we hooguit {maxPerHour} van deze e-mails per uur. Heb je er vaker om gevraagd? Dan
            komt er nu geen. Probeer het over een uur opnieuw.
          </li>
        )}
        <li>Kijk ook in je map met spam of ongewenste e-mail.</li>
        <li>
          Klopte het adres niet? <Link to={contactPath}>Neem contact met ons op</Link>.
        </li>
        <li>{retry}</li>
      </ul>
    </Prose>
  );
}
