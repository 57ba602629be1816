import type { ReactNode } from 'react';
import { Prose } from '#app/ui/layout/prose.tsx';
import { Link } from '#app/ui/link/link.tsx';

/**
 * What to do when a mail does not arrive (accounts-17). `retry` is a link
 * to request the mail again, `contactPath` that of the page to reach us.
 */
export function MailTroubleshooting({ retry, contactPath }: { retry: ReactNode; contactPath: string }) {
  return (
    <Prose>
      <h2>Geen e-mail gekregen?</h2>
      <ul>
        <li>Het kan tot 15 minuten duren voordat de e-mail er is.</li>
        <li>Kijk ook in je map met spam of ongewenste e-mail.</li>
        <li>
          Klopte het adres niet? <Link to={contactPath}>Neem contact met ons op</Link>.
        </li>
        <li>{retry}</li>
      </ul>
    </Prose>
  );
}
