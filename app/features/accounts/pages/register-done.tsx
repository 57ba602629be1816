import { useLocation } from 'react-router';
import { CONTACT_PATH } from '#app/features/content/paths.ts';
import type { PageHandle } from '#app/platform/http/pages/page-handle.ts';
import { MailTroubleshooting } from '#app/ui/form/mail-troubleshooting.tsx';
import { Metadata } from '#app/ui/head/metadata.tsx';
import { Page } from '#app/ui/layout/page.tsx';
import { PageHeader } from '#app/ui/layout/page-header.tsx';
import { Prose } from '#app/ui/layout/prose.tsx';
import { Link } from '#app/ui/link/link.tsx';
import { RETRY_VERIFICATION_PATH } from '../paths.ts';

export const handle: PageHandle = { cache: { query: [] }, shell: { reducedHeader: true } };

/** The page after registering. The address is only in the navigation state, and is stored nowhere. */
export default function RegisterDone() {
  const email = (useLocation().state as { email?: string } | null)?.email;
  return (
    <Page width="column">
      <Metadata title="Bijna klaar" description="Bevestig je e-mailadres. Daarna kun je inloggen." />
      <PageHeader title="Bijna klaar" />
      <Prose>
        <p>
          We hebben een e-mail met een link gestuurd
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
      </Prose>
      <MailTroubleshooting
        contactPath={CONTACT_PATH}
        retry={
          <>
            Of <Link to={RETRY_VERIFICATION_PATH}>vraag de e-mail opnieuw aan</Link>.
          </>
        }
      />
    </Page>
  );
}
