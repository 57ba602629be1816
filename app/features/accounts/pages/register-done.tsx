import { MailCheck } from 'lucide-react';
import { Link, useLocation } from 'react-router';
import type { PageHandle } from '#app/platform/http/page-handle.ts';
import { pageTitle } from '#app/product.ts';
import { Page } from '#app/ui/layout/page.tsx';
import { PageHeader } from '#app/ui/layout/page-header.tsx';
import { Prose } from '#app/ui/layout/prose.tsx';

export const handle: PageHandle = { cache: { query: [] }, shell: { reduced: true } };

/** After registering. The address comes along with the navigation and is kept nowhere. */
export default function RegisterDone() {
  const email = (useLocation().state as { email?: string } | null)?.email;
  return (
    <Page width="column">
      <title>{pageTitle('Bijna klaar')}</title>
      <PageHeader title="Bijna klaar" />
      <Prose>
        <p>
          <MailCheck aria-hidden="true" /> We hebben een e-mail met een link gestuurd
          {email ? (
            <>
              {' '}
              naar <strong>{email}</strong>
            </>
          ) : (
            ' naar het adres dat je hebt opgegeven'
          )}
          . Open de link om je e-mailadres te bevestigen. Daarna kun je inloggen.
        </p>
        <h2>Geen e-mail gekregen?</h2>
        <ul>
          <li>Het kan tot 15 minuten duren voordat de e-mail er is.</li>
          <li>Kijk ook in je map met spam of ongewenste e-mail.</li>
          <li>
            Klopte het adres niet? <Link to="/contact">Neem contact met ons op</Link>.
          </li>
          <li>
            Of <Link to="/verificatie-mail-opnieuw-versturen">vraag de e-mail opnieuw aan</Link>.
          </li>
        </ul>
      </Prose>
    </Page>
  );
}
